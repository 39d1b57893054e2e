"""Every game is played to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import pytest
from conftest import Server
from table import Table, play_seat, play_seat_async, start_table

from kontor_client import GameEvent, Kontor, or_raise
from kontor_client.contract.api.records import get_record, verify_record
from kontor_client.contract.api.rulesets import list_rulesets
from kontor_client.contract.models import Ruleset

#: Moves after which the server is killed, once in each game.
MOVES_BEFORE_KILL = 20


@pytest.mark.parametrize("play", ["sync", "async"])
def test_every_ruleset_is_played_to_its_end_at_every_number_of_players_over_a_kill_of_the_server(
    server: Server, play: str
) -> None:
    rulesets = or_raise(list_rulesets.sync(client=Kontor(server.base_url).api)).items
    assert len(rulesets) >= 4
    of_both = [table for ruleset in rulesets for table in tables(ruleset)]
    for ruleset, seats, options in of_both[play == "async" :: 2]:
        table = start_table(lambda: Kontor(server.base_url), ruleset, seats, **options)
        on_move = killing(server)
        events = play_in_threads(table, on_move) if play == "sync" else asyncio.run(play_in_tasks(table, on_move))
        assert [event.seq for event in events] == list(range(1, len(events) + 1)), "no gap, nothing twice"
        assert events[-1].type_ == "table.finished"
        assert {event.type_ for event in events if not event.type_.startswith("table.")} <= set(ruleset.event_types)
        record = or_raise(get_record.sync(table.game, client=table.players[0].api))
        assert record.outcome
        assert len(record.outcome.places) == seats
        finding = or_raise(verify_record.sync(client=table.players[0].api, body=record))
        assert finding.valid, f"goes back as it came: {finding.divergence}"


def killing(server: Server) -> Callable[[], None]:
    """To be called at each move; kills the server at one of them."""
    moves = count(1)
    return lambda: server.restart() if next(moves) == MOVES_BEFORE_KILL else None


def tables(ruleset: Ruleset) -> list[tuple[Ruleset, int, dict[str, Any]]]:
    """A table for every number of players, and one in teams where there are any."""
    numbers: list[tuple[Ruleset, int, dict[str, Any]]]
    numbers = [(ruleset, seats, {}) for seats in range(ruleset.seats_min, ruleset.seats_max + 1)]
    return numbers + [(ruleset, 4, {"teams": True})] * ("teams" in ruleset.options_schema.get("properties", {}))


def play_in_threads(table: Table, on_move: Callable[[], None]) -> list[GameEvent]:
    """Plays a game with a thread for each seat, and tells what a spectator heard."""
    anybody = Kontor(table.players[0].base_url)
    with ThreadPoolExecutor() as pool:
        heard = pool.submit(lambda: list(anybody.follow(table.game)))
        for played in [pool.submit(play_seat, player, table.game, on_move) for player in table.players]:
            played.result()
        return heard.result()


async def play_in_tasks(table: Table, on_move: Callable[[], None]) -> list[GameEvent]:
    """Plays a game with a task for each seat, and tells what a spectator heard."""

    async def follow() -> list[GameEvent]:
        return [event async for event in Kontor(table.players[0].base_url).follow_async(table.game)]

    async with asyncio.TaskGroup() as tasks:
        heard = tasks.create_task(follow())
        for player in table.players:
            tasks.create_task(play_seat_async(player, table.game, on_move))
    return heard.result()
