"""Prints a game as spectators hear it, from its first event to its last.

python examples/follow.py http://127.0.0.1:8080 GAME [INVITE]
"""

import sys

from kontor_client import Kontor
from kontor_client.contract.models import TableFinishedEvent, TableStartedEvent


def main(base_url: str, game: str, invite: str | None = None) -> None:
    for event in Kontor(base_url).follow(game, invite=invite):
        match event:
            case TableStartedEvent():
                print("The game begins.")
            case TableFinishedEvent(data=end):
                print(f"It is over: {end.reason}.")
            case _:
                # Types that this client does not know yet come here too.
                print(event.seq, event.type_, event.to_dict()["data"])


main(*sys.argv[1:])
