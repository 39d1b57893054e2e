"""Tables at which guests sit, and how they play."""

from __future__ import annotations

from collections.abc import Callable

from kontor_client import Kontor, or_raise
from kontor_client.contract.api.games import create_game, get_game, start_game, take_seat
from kontor_client.contract.api.play import list_due_decisions, play_action
from kontor_client.contract.models import ActionRequest, CreateGameRequest, Problem, Ruleset, TakeSeatRequest
from kontor_client.contract.models.create_game_request_options_type_0 import CreateGameRequestOptionsType0


def start_table(base_url: str, ruleset: Ruleset, seats: int) -> tuple[str, list[Kontor]]:
    """A table at which guests sit, the game started."""
    players = [Kontor(base_url).guest(f"Seat {seat}") for seat in range(seats)]
    # Who plays at random would go on for long where a game has no end of its own.
    shortest = "round_limit" in ruleset.options_schema.to_dict().get("properties", {})
    options = CreateGameRequestOptionsType0.from_dict({"round_limit": 20} if shortest else {})
    body = CreateGameRequest(ruleset=ruleset.id, seats=seats, options=options)
    game = or_raise(create_game.sync(client=players[0].api, body=body)).id
    for seat, player in list(enumerate(players))[1:]:
        or_raise(take_seat.sync(game, seat, client=player.api, body=TakeSeatRequest(occupant="me")))
    or_raise(start_game.sync(game, client=players[0].api))
    return game, players


def play_seat(player: Kontor, game: str, on_move: Callable[[], None]) -> None:
    """Plays a seat to the end of the game with actions that its decisions list."""
    moves = 0
    while True:
        dues = or_raise(list_due_decisions.sync(client=player.api, wait=1)).items
        if not dues and or_raise(get_game.sync(game, client=player.api)).status == "finished":
            return
        for due in dues:
            moves += 1
            # No luck: the same moves in each run, as far as the server deals the same.
            action = due.decision.actions[moves * 7 % len(due.decision.actions)]
            body = ActionRequest(decision=due.decision.id, action=action)
            played = play_action.sync(game, client=player.api, body=body, idempotency_key=f"{player.player.id}-{moves}")
            assert not isinstance(played, Problem) or played.code == "decision-closed", played
            on_move()
