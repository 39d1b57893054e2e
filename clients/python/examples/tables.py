"""Opens tables against bots and plays at all of them over one connection: the feed of news says where something is to be
decided. Takes one of the actions that each decision lists.

python examples/tables.py http://127.0.0.1:8080 medici basari
"""

import os
import random
import sys
import time

from kontor_client import Kontor, KontorProblem, or_raise
from kontor_client.contract.api.games import create_game, start_game, take_seat
from kontor_client.contract.api.play import get_decision, play_action
from kontor_client.contract.models import ActionRequest, CreateGameRequest, TakeSeatRequest


def main(base_url: str, *rulesets: str) -> None:
    # A bot that stays has an account, and a token of its own. Without one, a guest plays.
    token = os.environ.get("KONTOR_TOKEN")
    kontor = Kontor.with_token(base_url, token) if token else Kontor(base_url).guest("Bot")
    running: set[str] = set()
    for ruleset in rulesets:
        game = or_raise(create_game.sync(client=kontor.api, body=CreateGameRequest(ruleset=ruleset, seats=3))).id
        for seat in (1, 2):
            or_raise(take_seat.sync(game, seat, client=kontor.api, body=TakeSeatRequest(occupant="bot", bot="greedy")))
        or_raise(start_game.sync(game, client=kontor.api))
        running.add(game)

    for event in kontor.news():
        if event.game and event.news.type_ == "decision.opened":
            decide(kontor, event.game, event.news.decision)
        elif event.game in running and event.news.type_ == "table.finished":
            print(f"{event.ruleset} is over: {[(place.seat, place.place) for place in event.news.outcome.places]}")
            running.remove(event.game)
        elif event.game in running and event.news.type_ == "table.deleted":
            print(f"{event.ruleset} is gone")
            running.remove(event.game)
        if not running:
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
