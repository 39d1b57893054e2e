"""Enters a tournament as a new user, plays all its games, and prints how it ended. Takes one of the actions that each
decision lists.

python examples/tournament.py http://127.0.0.1:8080 TOURNAMENT NAME PASSWORD
"""

import random
import sys

from kontor_client import Kontor, KontorProblem, or_raise
from kontor_client.contract.api.play import get_decision, play_action
from kontor_client.contract.api.tournaments import enter_tournament, get_tournament_standings
from kontor_client.contract.models import ActionRequest


def main(base_url: str, tournament: str, name: str, password: str) -> None:
    kontor = Kontor(base_url).sign_up(name, password)
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
    try:
        actions = or_raise(get_decision.sync(game, decision, client=kontor.api)).actions or []
        move = ActionRequest(decision=decision, action=random.choice(actions))
        or_raise(play_action.sync(game, client=kontor.api, body=move, idempotency_key=decision))
    except KontorProblem as error:
        # It is not open any more, because a player was quicker: if another one took its place, that is news.
        if error.problem.code not in ("decision-unknown", "decision-closed"):
            raise


main(*sys.argv[1:])
