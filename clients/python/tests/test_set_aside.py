"""Games that are set aside for a while, ends of streams that are told by a status, and pauses that a server asks for by a
date."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
from stubs import SAMPLES, ending, problem, stream, stubbed

from kontor_client import Kontor, KontorProblem, Retry, or_raise
from kontor_client.contract.api.games import list_games
from kontor_client.contract.api.play import get_view, play_action
from kontor_client.contract.models import ActionRequest
from kontor_client.contract.unions import GameEvent, read_game_action

QUICK = Retry(first_pause_s=0.001, longest_pause_s=0.02)


def quarantined() -> httpx.Response:
    return problem(423, "game-quarantined")


def answered(answers: list[httpx.Response]) -> Kontor:
    """A client to which these answers are given, one after the other."""
    return stubbed(lambda _: answers.pop(0), retry=QUICK)


def test_a_move_in_a_game_that_is_set_aside_is_sent_again_and_what_is_read_is_refused_at_once() -> None:
    answers = [quarantined(), quarantined(), problem(409, "decision-closed"), quarantined()]
    api = answered(answers).api
    body = ActionRequest(decision="d_1_0", action=read_game_action({"type": "medici.pass"}))
    with pytest.raises(KontorProblem, match="decision-closed"):
        or_raise(play_action.sync("g_1", client=api, body=body, idempotency_key="d_1_0"))
    assert len(answers) == 1
    with pytest.raises(KontorProblem, match="game-quarantined"):
        or_raise(get_view.sync("g_1", client=api))


def followed(kontor: Kontor, asynchronous: bool, after: int = 0) -> list[GameEvent]:
    """All events of a game."""
    if not asynchronous:
        return list(kontor.follow("g_1", after=after))

    async def heard() -> list[GameEvent]:
        return [event async for event in kontor.follow_async("g_1", after=after)]

    return asyncio.run(heard())


@pytest.mark.parametrize("asynchronous", [False, True])
def test_a_follower_goes_on_when_the_game_does(asynchronous: bool) -> None:
    event: dict[str, Any] = SAMPLES["GameEvent"][0] | {"seq": 1}
    told = [stream(f"retry: 1\n{ending('quarantined')}"), stream(f"id: 1\ndata: {json.dumps(event)}\n\n{ending('finished')}")]
    # More often than connections may fail.
    answers = [*(quarantined() for _ in range(25)), *told]
    assert [one.seq for one in followed(answered(answers), asynchronous)] == [1]
    assert answers == []


@pytest.mark.parametrize("asynchronous", [False, True])
def test_a_stream_behind_the_end_of_a_game_ends_quietly(asynchronous: bool) -> None:
    assert followed(answered([httpx.Response(204)]), asynchronous, after=9) == []


def test_however_long_a_game_is_set_aside_the_pauses_stay_short(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("kontor_client.following.time.sleep", pauses.append)
    answers = [*(quarantined() for _ in range(2000)), httpx.Response(204)]
    assert followed(answered(answers), asynchronous=False) == []
    assert len(pauses) == 2000
    assert max(pauses) <= QUICK.longest_pause_s


@pytest.mark.parametrize("date", ["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"])
def test_a_pause_that_is_asked_for_by_a_date_is_kept(date: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("kontor_client.retry.time.sleep", pauses.append)
    monkeypatch.setattr("kontor_client.retry.time.time", lambda: 784_111_770.0)
    late = problem(503, "busy", {"Retry-After": "Sun, 06 Nov 1994 08:50:00 GMT"})
    answers = [problem(503, "busy", {"Retry-After": date}), late]
    client = stubbed(lambda _: answers.pop(0), retry=Retry(longest_pause_s=15)).api
    with pytest.raises(KontorProblem, match="busy"):
        or_raise(list_games.sync(client=client))
    assert pauses == [7]
