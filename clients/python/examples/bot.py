"""Sits down at a table and plays any ruleset to the end: it takes one of the actions that each decision lists.

python examples/bot.py http://127.0.0.1:8080 GAME [INVITE]
"""

import random
import sys

from kontor_client import Kontor, KontorProblem, or_raise
from kontor_client.contract.api.games import get_game, take_seat
from kontor_client.contract.api.play import list_due_decisions, play_action
from kontor_client.contract.models import ActionRequest, TakeSeatRequest
from kontor_client.contract.types import UNSET

base_url, game, invite = [*sys.argv[1:], UNSET][:3]
kontor = Kontor(base_url).guest("Bot")

table = or_raise(get_game.sync(game, client=kontor.api, invite=invite))
free = next(seat.seat for seat in table.seats if seat.player is None and seat.bot is None)
or_raise(take_seat.sync(game, free, client=kontor.api, body=TakeSeatRequest(occupant="me", invite=invite)))
print(f"{kontor.player.name} sits on seat {free}")

while True:
    due = or_raise(list_due_decisions.sync(client=kontor.api, wait=5)).items
    for decision in (item.decision for item in due):
        action = random.choice(decision.actions)
        move = ActionRequest(decision=decision.id, action=action)
        try:
            # The id of the decision is a good key: it is answered once, however often the request is sent.
            or_raise(play_action.sync(game, client=kontor.api, body=move, idempotency_key=decision.id))
        except KontorProblem as error:
            # Somebody was quicker and changed what may be answered: ask again.
            if error.problem.code != "decision-closed":
                raise
        print(decision.kind, action.to_dict())
    table = or_raise(get_game.sync(game, client=kontor.api))
    if table.status == "finished":
        print("over", [place.to_dict() for place in table.outcome.places])
        break
