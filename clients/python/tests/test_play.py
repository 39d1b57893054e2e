"""Every game, played to its end."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Lock

from conftest import Server
from kontor_client import Kontor, or_raise
from kontor_client.contract.api.records import get_record
from kontor_client.contract.api.rulesets import list_rulesets
from table import play_seat, start_table

#: Moves after which the server is killed, once in each game.
MOVES_BEFORE_KILL = 20


def test_every_ruleset_is_played_to_its_end_at_every_number_of_players_over_a_kill_of_the_server(server: Server) -> None:
    anybody = Kontor(server.base_url)
    rulesets = or_raise(list_rulesets.sync(client=anybody.api)).items
    assert len(rulesets) > 1
    for ruleset in rulesets:
        for seats in range(ruleset.seats_min, ruleset.seats_max + 1):
            game, players = start_table(server.base_url, ruleset, seats)
            moves, lock = iter(range(1, 1_000_000)), Lock()

            def on_move() -> None:
                with lock:
                    if next(moves) == MOVES_BEFORE_KILL:
                        server.restart()

            with ThreadPoolExecutor() as pool:
                heard = pool.submit(lambda: list(anybody.follow(game)))
                for played in [pool.submit(play_seat, player, game, on_move) for player in players]:
                    played.result()
                events = heard.result()

            assert [event.seq for event in events] == list(range(1, len(events) + 1)), "no gap, nothing twice"
            assert events[-1].type_ == "table.finished"
            assert {event.type_ for event in events if not event.type_.startswith("table.")} <= set(ruleset.event_types)
            record = or_raise(get_record.sync(game, client=anybody.api))
            assert len(record.outcome.places) == seats
