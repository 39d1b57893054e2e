"""One game by the package that openapi-python-client makes, which is on PYTHONPATH: `python play.py ADDRESS`."""

import sys

from kontor_client import AuthenticatedClient, Client
from kontor_client.api.games import create_game, get_game, list_games, start_game, take_seat
from kontor_client.api.play import get_view, list_account_events, list_due_decisions, list_events, play_action
from kontor_client.api.players import create_guest
from kontor_client.models import (
    ActionRequest,
    Bot,
    CreateGameRequest,
    CreateGuestRequest,
    MediciBidAction,
    MediciBidActionType,
    MediciBidChoice,
    Occupant,
    TakeSeatRequest,
    Visibility,
)

base = sys.argv[1]
token = create_guest.sync(client=Client(base), body=CreateGuestRequest(name="Ada")).access_token
ada = AuthenticatedClient(base, token)
# The news begin when they are first read, and leave out what is over when they are read again.
list_account_events.sync(client=ada)
game = create_game.sync(client=ada, body=CreateGameRequest(ruleset="medici", seats=3, visibility=Visibility.PUBLIC)).id
for seat in (1, 2):
    take_seat.sync(game, seat, client=ada, body=TakeSeatRequest(occupant=Occupant.BOT, bot=Bot.GREEDY))
start_game.sync(game, client=ada)
assert list_account_events.sync(client=ada, after=0, wait=20).items

while (table := get_game.sync(game, client=ada)).status == "running":
    for due in list_due_decisions.sync(client=ada, wait=20).items:
        action = due.decision.actions[0]
        for choice in due.decision.choices:
            if isinstance(choice, MediciBidChoice):
                action = MediciBidAction(amount=choice.min_, type_=MediciBidActionType.MEDICI_BID)
        move = ActionRequest(decision=due.decision.id, action=action)
        play_action.sync(game, client=ada, body=move, idempotency_key=due.decision.id)
list_games.sync(client=ada)
get_view.sync(game, client=ada)
assert list_events.sync(game, client=ada).items
assert get_game.sync("g_nowhere", client=ada).code
print(f"a game of {table.ruleset}, {table.seq} events")
