"""Enters a tournament as a new user, or as the player of `KONTOR_TOKEN`, plays all its games, and prints how it ended. Takes
one of the actions that each decision lists.

python examples/tournament.py http://127.0.0.1:8080 TOURNAMENT [NAME PASSWORD]
"""

import os
import random
import sys
import time

from kontor_client import Kontor, KontorProblem, or_raise
from kontor_client.contract.api.play import get_decision, play_action
from kontor_client.contract.api.tournaments import enter_tournament, get_tournament_standings
from kontor_client.contract.models import ActionRequest


def main(base_url: str, tournament: str, name: str = "", password: str = "") -> None:
    # A bot that stays has an account, and a token of its own.
    token = os.environ.get("KONTOR_TOKEN")
    kontor = Kontor.with_token(base_url, token) if token else Kontor(base_url).sign_up(name, password)
    entered = or_raise(enter_tournament.sync(tournament, client=kontor.api))
    print(f"enters {entered.terms.name}", flush=True)

    for event in kontor.news():
        if event.game and event.news.type_ == "decision.opened":
            decide(kontor, event.game, event.news.decision)
        elif event.news.type_ == "tournament.ended" and event.news.tournament == tournament:
            break
        elif event.news.type_ == "tournament.cancelled" and event.news.tournament == tournament:
            print("it was cancelled")
            return

    standings = or_raise(get_tournament_standings.sync(tournament, client=kontor.api))
    for one in standings.items:
        who = one.who.player.name if one.who.type_ == "player" else one.who.bot
        print(f"{one.standing.rank}. {who}, {one.standing.points / 2} points")


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
