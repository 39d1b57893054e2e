"""Prints how each seat saw the end of a game, has the record verified, imports it, and plays on from the middle of the game.

python examples/after.py http://127.0.0.1:8080 GAME [NAME PASSWORD]
"""

import json
import sys

from kontor_client import Kontor, or_raise
from kontor_client.contract.api.games import get_game, start_game
from kontor_client.contract.api.play import get_view
from kontor_client.contract.api.records import fork_game, get_record, import_record, verify_record
from kontor_client.contract.models import ForkGameRequest, ForkSeat


def main(base_url: str, game: str, name: str = "", password: str = "") -> None:
    kontor = Kontor(base_url).guest("Ada")
    over = or_raise(get_game.sync(game, client=kontor.api))
    for seat in over.seats:
        view = or_raise(get_view.sync(game, client=kontor.api, as_=seat.seat))
        print(f"seat {seat.seat} saw {json.dumps(view.to_dict()['view'])}")

    record = or_raise(get_record.sync(game, client=kontor.api))
    finding = or_raise(verify_record.sync(client=kontor.api, body=record))
    print("the record is in order" if finding.valid else finding.divergence)
    imported = or_raise(import_record.sync(client=kontor.api, body=record))
    print(f"imported as {imported.id}")

    # Ada plays the first seat from here on, bots all others.
    seats = [ForkSeat(seat=0, occupant="me")]
    seats += [ForkSeat(seat=seat.seat, occupant="bot", bot="greedy") for seat in over.seats[1:]]
    fork = or_raise(fork_game.sync(game, client=kontor.api, body=ForkGameRequest(at=over.seq // 2, seats=seats)))
    or_raise(start_game.sync(fork.id, client=kontor.api))
    print(f"goes on as {fork.id}")

    # A guest is gone with the session; as a user Ada can come back to her games.
    if name:
        kontor.upgrade(name, password)
        print(f"{name} is a user now")


main(*sys.argv[1:])
