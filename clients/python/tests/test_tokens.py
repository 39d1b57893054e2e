"""Programs that use a token instead of a session."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import Any

import httpx
import pytest
from conftest import Server
from stubs import AT_ONCE, Between, problem
from table import bot_token

from kontor_client import Kontor, KontorProblem, TokenSource, or_raise
from kontor_client.contract.api.games import create_game, start_game, take_seat
from kontor_client.contract.api.play import play_action
from kontor_client.contract.api.players import get_me
from kontor_client.contract.models import ActionRequest, CreateGameRequest, TakeSeatRequest


def test_a_program_plays_a_game_with_the_token_of_a_bot_account_and_hears_of_it(server: Server) -> None:
    kontor = Kontor.with_token(server.base_url, bot_token(server.base_url, "Bot with a token"))
    assert or_raise(get_me.sync(client=kontor.api)).name == "Bot with a token"
    assert kontor.player is None

    game = or_raise(create_game.sync(client=kontor.api, body=CreateGameRequest(ruleset="medici", seats=3))).id
    for seat in (1, 2):
        or_raise(take_seat.sync(game, seat, client=kontor.api, body=TakeSeatRequest(occupant="bot", bot="greedy")))
    or_raise(start_game.sync(game, client=kontor.api))
    assert next(iter(kontor.news())).game == game

    async def heard() -> str | None:
        async with aclosing(kontor.news_async()) as news:
            return (await anext(news)).game

    assert asyncio.run(heard()) == game
    for due in kontor.decisions(game):
        body = ActionRequest(decision=due.decision.id, action=(due.decision.actions or [])[0])
        or_raise(play_action.sync(game, client=kontor.api, body=body, idempotency_key=due.decision.id))
    assert [event.type_ for event in kontor.follow(game)][-1] == "table.finished"


def taking(token: TokenSource) -> tuple[Kontor, list[str | None], list[str | None]]:
    """A client whose server takes the token `new` alone, the tokens that are sent, and their idempotency keys."""
    sent: list[str | None] = []
    keys: list[str | None] = []

    def instead(request: httpx.Request) -> httpx.Response:
        sent.append(request.headers.get("Authorization"))
        keys.append(request.headers.get("Idempotency-Key"))
        me: dict[str, Any] = {"id": "p_1", "kind": "bot", "name": "Bot"}
        return httpx.Response(200, json=me) if sent[-1] == "Bearer new" else problem(401, "token-invalid")

    between = Between(instead)
    return Kontor.with_token("http://unused", token, retry=AT_ONCE, transport=between, async_transport=between), sent, keys


def test_a_token_that_is_refused_is_a_problem_at_once() -> None:
    kontor, sent, _ = taking("old")
    with pytest.raises(KontorProblem, match="token-invalid"):
        or_raise(get_me.sync(client=kontor.api))
    with pytest.raises(KontorProblem, match="token-invalid"):
        or_raise(asyncio.run(get_me.asyncio(client=kontor.api)))
    assert sent == ["Bearer old", "Bearer old"]


def test_an_app_is_asked_for_another_token_when_the_server_refuses_the_one_it_gave() -> None:
    asked: list[str | None] = []

    def token(refused: str | None) -> str:
        asked.append(refused)
        return "new" if refused else "old"

    kontor, sent, _ = taking(token)
    for _ in range(2):
        assert or_raise(get_me.sync(client=kontor.api)).id == "p_1"
    assert asked == [None, "old"]
    assert sent == ["Bearer old", "Bearer new", "Bearer new"]


@pytest.mark.filterwarnings("ignore:coroutine")
def test_an_app_is_awaited_for_its_token_once_for_all_calls() -> None:
    asked: list[str | None] = []

    async def token(refused: str | None) -> str:
        asked.append(refused)
        await asyncio.sleep(0)
        return "new" if refused else "old"

    kontor, sent, _ = taking(token)

    async def three() -> list[str]:
        return [or_raise(me).id for me in await asyncio.gather(*(get_me.asyncio(client=kontor.api) for _ in range(3)))]

    assert asyncio.run(three()) == ["p_1"] * 3
    assert asked == [None, "old"]
    assert sorted(map(str, sent)) == ["Bearer new"] * 3 + ["Bearer old"] * 3
    other, _, _ = taking(token)
    with pytest.raises(TypeError, match="async calls alone"):
        get_me.sync(client=other.api)


def test_a_request_that_is_sent_with_another_token_is_the_same_request() -> None:
    kontor, sent, keys = taking(lambda refused: "new" if refused else "old")
    kontor.api.get_httpx_client().post("/v1/games", json={})
    assert sent == ["Bearer old", "Bearer new"]
    assert keys[0] == keys[1] is not None


def test_an_app_that_has_no_other_token_is_told_that_the_server_refuses_it() -> None:
    kontor, sent, _ = taking(lambda _: "old")
    with pytest.raises(KontorProblem, match="token-invalid"):
        or_raise(get_me.sync(client=kontor.api))
    assert sent == ["Bearer old"]
