"""Sits down at a table and plays any ruleset to the end: it takes one of the actions that each decision lists.

python examples/bot.py http://127.0.0.1:8080 GAME [INVITE]
"""

import os
import random
import sys
import time

from kontor_client import Kontor, KontorProblem, or_raise
from kontor_client.contract.api.games import get_game, take_seat
from kontor_client.contract.api.play import play_action
from kontor_client.contract.models import ActionRequest, TakeSeatRequest
from kontor_client.contract.types import UNSET


def main(base_url: str, game: str, invite: str = "") -> None:
    # A bot that stays has an account, and a token of its own. Without one, a guest plays.
    token = os.environ.get("KONTOR_TOKEN")
    kontor = Kontor.with_token(base_url, token) if token else Kontor(base_url).guest("Bot")
    table = or_raise(get_game.sync(game, client=kontor.api, invite=invite or UNSET))
    free = next(seat.seat for seat in table.seats if seat.player is None and seat.bot is None)
    sit = TakeSeatRequest(occupant="me", invite=invite or UNSET)
    or_raise(take_seat.sync(game, free, client=kontor.api, body=sit))
    print(f"sits on seat {free}", flush=True)
    for due in kontor.decisions(game, invite=invite or None):
        decision = due.decision
        move = ActionRequest(decision=decision.id, action=random.choice(decision.actions or []))
        while True:
            try:
                # The id of the decision is a good key: it is answered once, however often the request is sent.
                or_raise(play_action.sync(game, client=kontor.api, body=move, idempotency_key=decision.id))
                break
            except KontorProblem as error:
                # A player was quicker and changed what may be answered: another decision follows.
                if error.problem.code == "decision-closed":
                    break
                # The game is set aside: it goes on when its operator lets it.
                if error.problem.code != "game-quarantined":
                    raise
                time.sleep(5)
    table = or_raise(get_game.sync(game, client=kontor.api))
    for place in table.outcome.places if table.outcome else []:
        print(f"seat {place.seat} is number {place.place} with {place.score}")


main(*sys.argv[1:])
