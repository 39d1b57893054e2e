"""Sessions, repeats, problems and streams, each with the faults that they are there for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import aclosing
from functools import cached_property
from datetime import datetime, timedelta, timezone
from typing import Any

import httpx
import pytest
from attrs import evolve
from conftest import Server
from kontor_client import Kontor, KontorProblem, Retry, Unknown, or_raise
from kontor_client.contract.api.contract import list_problems
from kontor_client.contract.api.games import get_game, list_games
from kontor_client.contract.api.play import list_due_decisions, play_action
from kontor_client.contract.api.players import get_me
from kontor_client.contract.api.rulesets import list_rulesets
from kontor_client.contract.models import ActionRequest, SignedIn
from table import start_table

#: Pauses that cost a test nothing.
RETRY = Retry(first_pause_s=0.001)


class Between(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """Answers some requests itself, and hands the others on."""

    def __init__(self, instead: Callable[[httpx.Request], httpx.Response | None]) -> None:
        self.instead = instead

    @cached_property
    def sync(self) -> httpx.HTTPTransport:
        return httpx.HTTPTransport()

    @cached_property
    def asynchronous(self) -> httpx.AsyncHTTPTransport:
        return httpx.AsyncHTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return self.instead(request) or self.sync.handle_request(request)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        return self.instead(request) or await self.asynchronous.handle_async_request(request)


def kontor(base_url: str, instead: Callable[[httpx.Request], httpx.Response | None], **rest: Any) -> Kontor:
    between = Between(instead)
    return Kontor(base_url, transport=between, async_transport=between, **rest)


def problem(status: int, code: str) -> httpx.Response:
    body = {"type": f"/v1/problems/{code}", "title": code, "status": status, "code": code, "detail": code, "instance": "r_1"}
    return httpx.Response(status, json={**body, "errors": [], "refusal": None, "decisions": None})


def test_an_access_token_that_has_expired_is_renewed_and_the_call_is_sent_again(server: Server) -> None:
    sessions: list[SignedIn] = []
    expired = False

    def instead(request: httpx.Request) -> httpx.Response | None:
        nonlocal expired
        expired = expired and not request.url.path.endswith("/refresh")
        return problem(401, "token-expired") if expired else None

    ada = kontor(server.base_url, instead, on_session=sessions.append).guest("Ada")
    expired = True
    assert or_raise(get_me.sync(client=ada.api)).name == "Ada"
    expired = True
    assert or_raise(asyncio.run(get_me.asyncio(client=ada.api))).name == "Ada"
    assert len(sessions) == 3, "the session of the sign-in, and two renewals"


def test_a_session_that_was_kept_is_gone_on_with_and_renewed_before_it_expires(server: Server) -> None:
    sessions: list[SignedIn] = []
    Kontor(server.base_url, on_session=sessions.append).guest("Ben")
    soon = evolve(sessions[0], expires_at=datetime.now(timezone.utc) + timedelta(seconds=1))
    again = Kontor(server.base_url, soon, on_session=sessions.append)
    assert or_raise(get_me.sync(client=again.api)).name == "Ben"
    assert len(sessions) == 2


def test_a_user_signs_up_in_and_out(server: Server) -> None:
    Kontor(server.base_url).sign_up("Grace", "correct horse")
    grace = Kontor(server.base_url).sign_in("Grace", "correct horse")
    assert grace.player and grace.player.kind == "user"
    grace.sign_out()
    assert grace.player is None
    with pytest.raises(KontorProblem) as raised:
        Kontor(server.base_url).sign_in("Grace", "wrong")
    assert raised.value.problem.code == "credentials-invalid"


def test_a_move_whose_reply_was_lost_is_sent_again_under_its_key_and_counts_once(server: Server) -> None:
    (medici, *_) = or_raise(list_rulesets.sync(client=Kontor(server.base_url).api)).items
    table = start_table(server.base_url, medici, 3)
    game, players = table.game, table.players
    dues = [(player, due) for player in players for due in or_raise(list_due_decisions.sync(client=player.api)).items]
    player, due = dues[0]
    sessions: list[SignedIn] = []
    lost: list[str] = []

    def instead(request: httpx.Request) -> httpx.Response | None:
        if not request.url.path.endswith("/actions") or len(lost) == 2:
            return None
        with httpx.HTTPTransport() as transport:
            transport.handle_request(request).read()
        lost.append(request.headers["Idempotency-Key"])
        raise httpx.ReadError("the reply was lost")

    assert player._auth.session
    unlucky = kontor(server.base_url, instead, retry=RETRY, session=player._auth.session, on_session=sessions.append)
    body = ActionRequest(decision=due.decision.id, action=due.decision.actions[0])
    played = or_raise(play_action.sync(game, client=unlucky.api, body=body, idempotency_key="one"))
    assert lost == ["one", "one"]
    assert or_raise(get_game.sync(game, client=unlucky.api)).seq == played.seq, "nothing happened but this move"


@pytest.mark.parametrize("asynchronous", [False, True])
def test_what_passes_is_waited_out_and_what_does_not_is_told_at_once(asynchronous: bool) -> None:
    answers = [problem(503, "busy"), problem(429, "rate-limited"), problem(403, "not-your-table")]
    client = kontor("http://unused", lambda _: answers.pop(0), retry=RETRY).api
    answer = asyncio.run(list_games.asyncio(client=client)) if asynchronous else list_games.sync(client=client)
    with pytest.raises(KontorProblem) as raised:
        or_raise(answer)
    assert raised.value.problem.code == "not-your-table"
    assert answers == []


def test_every_problem_of_the_catalogue_comes_as_a_typed_problem(server: Server) -> None:
    kinds = or_raise(list_problems.sync(client=Kontor(server.base_url).api)).items
    assert len(kinds) > 40
    for code, status in [*((kind.code, kind.status) for kind in kinds), ("of-tomorrow", 429)]:
        client = kontor("http://unused", lambda _: problem(status, code), retry=Retry(tries=1)).api
        answer = list_games.sync(client=client)
        if answer is None:
            continue  # no status of this operation
        with pytest.raises(KontorProblem) as raised:
            or_raise(answer)
        assert raised.value.problem.code == code


def test_an_event_of_a_type_that_is_not_known_yet_comes_as_an_unknown_one() -> None:
    strange = {
        "seq": 1,
        "commit": 1,
        "at": "2026-01-31T12:00:00.000Z",
        "seat": None,
        "type": "chess.castled",
        "data": {"side": None},
    }
    frames = f'id: 1\ndata: {json.dumps(strange)}\n\nevent: end\ndata: {{"reason":"finished"}}\n\n'
    headers = {"Content-Type": "text/event-stream"}
    client = kontor("http://unused", lambda _: httpx.Response(200, text=frames, headers=headers))
    (event,) = list(client.follow("g_1"))
    assert isinstance(event, Unknown)
    assert (event.type_, event.seq, event.data, event.to_dict()) == ("chess.castled", 1, {"side": None}, strange)


def test_a_stream_that_breaks_is_taken_up_again_behind_the_last_event(server: Server) -> None:
    (medici, *_) = or_raise(list_rulesets.sync(client=Kontor(server.base_url).api)).items
    game = start_table(server.base_url, medici, 3).game
    begun: list[str] = []

    def instead(request: httpx.Request) -> httpx.Response | None:
        begun.append(request.headers["Last-Event-ID"])
        if len(begun) > 1:
            return None
        url = f"{server.base_url}/v1/games/{game}/events?limit=1"
        first = httpx.get(url).json()["items"][0]
        broken = f'id: 1\ndata: {json.dumps(first)}\n\nid: 2\ndata: {{"seq"'
        return httpx.Response(200, text=broken, headers={"Content-Type": "text/event-stream"})

    heard = []
    for event in kontor(server.base_url, instead).follow(game):
        heard.append(event.seq)
        if event.type_ == "table.started":
            break
    assert heard == list(range(1, len(heard) + 1))
    assert begun == ["0", "1"]

    async def first_two() -> list[int]:
        async with aclosing(kontor(server.base_url, instead).follow_async(game)) as events:
            return [(await anext(events)).seq, (await anext(events)).seq]

    begun.clear()
    assert asyncio.run(first_two()) == [1, 2]
