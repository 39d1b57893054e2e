"""Opens a table against two bots, plays a game of Medici, and prints who won: it makes low bids, and otherwise takes
the first action that a decision lists.

python examples/play.py http://127.0.0.1:8080    (further addresses are other servers of the same service)
"""

import sys

from kontor_client import Kontor, or_raise
from kontor_client.contract.api.games import create_game, start_game, take_seat
from kontor_client.contract.api.play import play_action
from kontor_client.contract.models import ActionRequest, CreateGameRequest, MediciBidAction, TakeSeatRequest

ada = Kontor(sys.argv[1:]).guest("Ada")
game = or_raise(create_game.sync(client=ada.api, body=CreateGameRequest(ruleset="medici", seats=3)))
for seat in (1, 2):
    or_raise(take_seat.sync(game.id, seat, client=ada.api, body=TakeSeatRequest(occupant="bot", bot="greedy")))
or_raise(start_game.sync(game.id, client=ada.api))

# Each decision comes once, when it is Ada's turn; the last one is followed by the end of the game.
for due in ada.decisions(game.id):
    action = (due.decision.actions or [])[0]
    # A choice says what can be done; an action is what is done. Both have the same type.
    for choice in due.decision.choices or []:
        if choice.type_ == "medici.bid" and choice.min_ <= 10:
            action = MediciBidAction(amount=choice.min_)
    move = ActionRequest(decision=due.decision.id, action=action)
    or_raise(play_action.sync(game.id, client=ada.api, body=move, idempotency_key=due.decision.id))

for event in ada.follow(game.id):
    if event.type_ == "medici.lot_sold":
        print(f"seat {event.data.buyer} buys for {event.data.price}")
    elif event.type_ == "table.finished":
        print(f"number one: {[place.seat for place in event.data.places if place.place == 1]}")
