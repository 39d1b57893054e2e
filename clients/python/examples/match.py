"""Asks for opponents and plays with others who ask for the same game. The request has a key, so that it can be sent again
until there is an answer. Takes one of the actions that each decision lists.

python examples/match.py http://127.0.0.1:8080 basari 3
"""

import os
import random
import sys
import time
import uuid

from kontor_client import Kontor, KontorProblem, or_raise
from kontor_client.contract.api.games import find_match
from kontor_client.contract.api.play import get_decision, play_action
from kontor_client.contract.models import ActionRequest, FindMatchRequest


def main(base_url: str, ruleset: str, seats: str) -> None:
    # A bot that stays has an account, and a token of its own. Without one, a guest plays.
    token = os.environ.get("KONTOR_TOKEN")
    kontor = Kontor.with_token(base_url, token) if token else Kontor(base_url).guest("Bot")
    wanted = FindMatchRequest(ruleset=ruleset, seats=int(seats))
    seek = or_raise(find_match.sync(client=kontor.api, body=wanted, idempotency_key=str(uuid.uuid4()))).seek
    print(f"waits, {len(seek.players)} of {seek.seats} are there" if seek else "all are there", flush=True)

    for event in kontor.news():
        if event.game and event.news.type_ == "decision.opened":
            decide(kontor, event.game, event.news.decision)
        elif event.news.type_ == "table.finished":
            print(f"{event.ruleset} is over: {[(place.seat, place.place) for place in event.news.outcome.places]}")
            break
        elif event.news.type_ == "table.deleted":
            print("the table is gone")
            break
        elif event.news.type_ == "seek.expired":
            print("no other player came")
            break


def decide(kontor: Kontor, game: str, decision: str) -> None:
    """Decides. A bot that must not wait for one game that is set aside does this in a thread of its own."""
    while True:
        try:
            actions = or_raise(get_decision.sync(game, decision, client=kontor.api)).actions or []
            move = ActionRequest(decision=decision, action=random.choice(actions))
            or_raise(play_action.sync(game, client=kontor.api, body=move, idempotency_key=decision))
            return
        except KontorProblem as error:
            # It is not open any more, because a player was quicker or the table is gone: if another one took its place, that
            # is news.
            if error.problem.code in ("decision-unknown", "decision-closed", "game-over", "game-unknown"):
                return
            # The game is set aside: it goes on when its operator lets it.
            if error.problem.code != "game-quarantined":
                raise
            time.sleep(5)


main(*sys.argv[1:])
