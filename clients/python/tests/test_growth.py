"""Whole games at a server of a later release, which has added what the contract may grow by: `tools/contract/growth.json`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest
from conftest import PATIENCE_S, Server, first_line

from kontor_client import Kontor, KontorProblem, or_raise
from kontor_client.contract.api.games import create_game, get_game, list_games, start_game, take_seat
from kontor_client.contract.api.play import get_view, list_account_events, list_events, play_action
from kontor_client.contract.models import ActionRequest, CreateGameRequest, TakeSeatRequest

GROWTH = Path(__file__).parents[3] / "tools" / "contract" / "growth.py"
LINES = json.loads(GROWTH.with_suffix(".json").read_text())


@pytest.fixture(scope="module")
def later_servers(server: Server) -> Iterator[dict[str, str]]:
    """The address of a server for each line."""
    command = [sys.executable, str(GROWTH), server.base_url, "--strict"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as proxies:
        yield json.loads(first_line(proxies))
        proxies.communicate(timeout=PATIENCE_S)


@pytest.mark.parametrize("line", LINES, ids=[line["line"] for line in LINES])
def test_a_game_is_played_and_read_at_a_server_that_has_grown(line: dict[str, Any], later_servers: dict[str, str]) -> None:
    address = later_servers[line["line"]]
    read = json.dumps([part if isinstance(part, dict) else part.to_dict() for part in play_and_read(address)])
    assert httpx.get(f"{address}/changed").json() > 0, "the server was not asked for what has grown"
    assert line.get("seen", "of_tomorrow") in read, "what is new is passed on"


def play_and_read(address: str) -> list[Any]:
    """All that a player meets: the lobby, a game with all of its answers, its events, the news, a problem."""
    ada = Kontor(address).guest("Ada")
    # The news begin when they are first read, and leave out what is over when they are read again.
    or_raise(list_account_events.sync(client=ada.api))
    body = CreateGameRequest(ruleset="medici", seats=3, visibility="public")
    game = or_raise(create_game.sync(client=ada.api, body=body)).id
    for seat in (1, 2):
        or_raise(take_seat.sync(game, seat, client=ada.api, body=TakeSeatRequest(occupant="bot", bot="greedy")))
    read: list[Any] = [or_raise(start_game.sync(game, client=ada.api))]
    read += islice(ada.news(), 3)
    read += [or_raise(list_games.sync(client=ada.api)), or_raise(get_view.sync(game, client=ada.api))]
    for due in ada.decisions(game):
        assert due.decision.actions
        move = ActionRequest(decision=due.decision.id, action=due.decision.actions[0])
        played = or_raise(play_action.sync(game, client=ada.api, body=move, idempotency_key=due.decision.id))
        read += [due, played]
    read += [*ada.follow(game), or_raise(list_events.sync(game, client=ada.api))]
    read.append(or_raise(get_game.sync(game, client=ada.api)))
    with pytest.raises(KontorProblem) as raised:
        or_raise(get_game.sync("g_nowhere", client=ada.api))
    return [*read, raised.value.problem]
