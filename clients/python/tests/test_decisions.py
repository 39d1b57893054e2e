"""The decisions of a player as they come."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import aclosing
from itertools import islice
from typing import Any

import httpx
import pytest
from conftest import Server
from stubs import SAMPLES, problem, stubbed

from kontor_client import Kontor, KontorProblem, or_raise
from kontor_client.contract.api.games import create_game, get_game, start_game, take_seat
from kontor_client.contract.api.play import play_action
from kontor_client.contract.models import ActionRequest, CreateGameRequest, DueDecision, TakeSeatRequest


def test_a_game_is_played_by_its_decisions_alone(server: Server) -> None:
    ada = Kontor(server.base_url).guest("Ada")
    game = or_raise(create_game.sync(client=ada.api, body=CreateGameRequest(ruleset="medici", seats=3))).id
    for seat in (1, 2):
        or_raise(take_seat.sync(game, seat, client=ada.api, body=TakeSeatRequest(occupant="bot", bot="greedy")))
    or_raise(start_game.sync(game, client=ada.api))
    for due in ada.decisions(game):
        body = ActionRequest(decision=due.decision.id, action=(due.decision.actions or [])[0])
        or_raise(play_action.sync(game, client=ada.api, body=body, idempotency_key=due.decision.id))
    assert or_raise(get_game.sync(game, client=ada.api)).status == "finished"


def unanswered() -> tuple[Kontor, list[str | None]]:
    """A client that is told of one decision again and again, then of another."""
    one, other = due("d_1_0"), due("d_2_0")
    pages = [[one], [one], [one, other]]
    tags: list[str | None] = []

    def instead(request: httpx.Request) -> httpx.Response:
        tags.append(request.headers.get("If-None-Match"))
        page = {"items": pages.pop(0), "next": None}
        return httpx.Response(200, json=page, headers={"ETag": f'"{len(tags)}"'})

    return stubbed(instead), tags


def test_a_decision_comes_once_and_nothing_is_asked_twice_while_it_stays_unanswered() -> None:
    client, tags = unanswered()
    assert ids(islice(client.decisions(), 2)) == ["d_1_0", "d_2_0"]
    assert tags == [None, None, '"2"']

    async def first_two(client: Kontor) -> list[str]:
        async with aclosing(client.decisions_async()) as decisions:
            return [(await anext(decisions)).decision.id, (await anext(decisions)).decision.id]

    client, tags = unanswered()
    assert asyncio.run(first_two(client)) == ["d_1_0", "d_2_0"]
    assert tags == [None, None, '"2"']


def test_a_game_that_ended_with_the_last_answer_is_noticed_soon() -> None:
    pages: list[list[dict[str, Any]]] = [[due("d_1_0")], []]
    waits: list[str] = []

    def instead(request: httpx.Request) -> httpx.Response:
        if request.url.path == "/v1/games/g_1":
            return httpx.Response(200, json=SAMPLES["Game"][0] | {"status": "finished"})
        waits.append(request.url.params["wait"])
        return httpx.Response(200, json={"items": pages.pop(0), "next": None}, headers={"ETag": '"1"'})

    assert ids(stubbed(instead).decisions("g_1")) == ["d_1_0"]
    assert waits == ["1", "1"]


def idle(*states: str | None) -> Kontor:
    """A client that is asked nothing in a game which is in these states, one after the other; without one, there is no such
    game."""
    left = list(states)

    def instead(request: httpx.Request) -> httpx.Response:
        if request.url.path != "/v1/games/g_1":
            return httpx.Response(200, json={"items": [], "next": None}, headers={"ETag": '"1"'})
        status = left.pop(0)
        return httpx.Response(200, json=SAMPLES["Game"][0] | {"status": status}) if status else problem(404, "game-unknown")

    return stubbed(instead)


@pytest.mark.parametrize("end", ["finished", None])
def test_whatever_a_game_is_one_waits_for_its_decisions_until_it_is_finished_or_gone(end: str | None) -> None:
    states = ["open", "running", "quarantined", "of_tomorrow", "quarantined", end]
    assert ids(idle(*states).decisions("g_1")) == []

    async def all_of(client: Kontor) -> list[str]:
        return [due.decision.id async for due in client.decisions_async("g_1")]

    assert asyncio.run(all_of(idle(*states))) == []


def test_a_game_that_never_was_is_a_problem_and_not_one_that_is_over() -> None:
    with pytest.raises(KontorProblem, match="game-unknown"):
        ids(idle(None).decisions("g_1"))


def due(decision: str) -> dict[str, Any]:
    return {"game": "g_1", "ruleset": "medici", "decision": SAMPLES["Decision"][0] | {"id": decision}}


def ids(dues: Iterator[DueDecision]) -> list[str]:
    return [due.decision.id for due in dues]
