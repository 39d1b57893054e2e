"""One game with the models that datamodel-code-generator makes, in `models.py` on PYTHONPATH, and the standard library for the
requests: `python play.py ADDRESS`."""

import sys
import urllib.error
import urllib.request
from typing import TypeVar

import models as kontor
from pydantic import BaseModel

Answer = TypeVar("Answer", bound=BaseModel)
base, headers = sys.argv[1], {"Content-Type": "application/json"}


def call(answer: type[Answer], method: str, path: str, body: BaseModel | None = None, **more: str) -> Answer:
    """One request, and its answer as a model."""
    data = body.model_dump_json(exclude_none=True).encode() if body else b"{}" if method == "POST" else None
    request = urllib.request.Request(base + path, data, {**headers, **more}, method=method)
    with urllib.request.urlopen(request, timeout=120) as reply:
        return answer.model_validate_json(reply.read())


headers["Authorization"] = f"Bearer {call(kontor.SignedIn, 'POST', '/v1/guests').access_token}"
# The news begin when they are first read, and leave out what is over when they are read again.
call(kontor.AccountEventPage, "GET", "/v1/me/events")
game = call(kontor.Game, "POST", "/v1/games", kontor.CreateGameRequest(ruleset="medici", seats=3, visibility=kontor.Visibility.public)).id
for seat in (1, 2):
    bot = kontor.TakeSeatRequest(occupant=kontor.Occupant.bot, bot=kontor.Bot.greedy)
    call(kontor.Game, "PUT", f"/v1/games/{game}/seats/{seat}", bot)
call(kontor.Game, "POST", f"/v1/games/{game}/start")
assert call(kontor.AccountEventPage, "GET", "/v1/me/events?after=0&wait=20").items

while (table := call(kontor.Game, "GET", f"/v1/games/{game}")).status.root == "running":
    for due in call(kontor.DueDecisionPage, "GET", "/v1/me/decisions?wait=20").items:
        action = due.decision.actions[0]
        for choice in due.decision.choices:
            if choice.root.type == "medici.bid":
                action = kontor.GameAction(kontor.MediciBidAction(type="medici.bid", amount=choice.root.min))
        move = kontor.ActionRequest(decision=due.decision.id, action=action)
        call(kontor.Played, "POST", f"/v1/games/{game}/actions", move, **{"Idempotency-Key": due.decision.id})
call(kontor.GamePage, "GET", "/v1/games")
call(kontor.GameView, "GET", f"/v1/games/{game}/view")
call(kontor.EventPage, "GET", f"/v1/games/{game}/events")
try:
    call(kontor.Game, "GET", "/v1/games/g_nowhere")
except urllib.error.HTTPError as refused:
    assert kontor.Problem.model_validate_json(refused.read()).code
else:
    raise AssertionError("there is no such game")
print(f"a game of {table.ruleset}, {table.seq} events")
