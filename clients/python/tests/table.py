"""Tables with guests, and how they play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from kontor_client import Kontor, or_raise
from kontor_client.contract.api.games import create_game, get_game, start_game, take_seat
from kontor_client.contract.api.play import list_due_decisions, play_action
from kontor_client.contract.api.players import create_bot, create_token
from kontor_client.contract.models import (
    ActionRequest,
    CreateBotRequest,
    CreateGameRequest,
    CreateTokenRequest,
    DueDecision,
    Engine,
    Game,
    Played,
    Problem,
    Ruleset,
    TakeSeatRequest,
)


@dataclass(frozen=True)
class Table:
    """A game that is played."""

    game: str
    players: list[Kontor]

    def dues(self) -> list[tuple[Kontor, DueDecision]]:
        """Who is asked what."""
        return [(player, due) for player in self.players for due in or_raise(list_due_decisions.sync(client=player.api)).items]


def start_table(client: Callable[[], Kontor], ruleset: Ruleset, seats: int, **options: Any) -> Table:
    """A table with guests, its game started."""
    players = [client().guest(f"Seat {seat}") for seat in range(seats)]
    # Random players would need very long in games without a limit of rounds.
    if "round_limit" in ruleset.options_schema.get("properties", {}):
        options["round_limit"] = 20
    body = CreateGameRequest(ruleset=ruleset.id, seats=seats, options=options)
    game = or_raise(create_game.sync(client=players[0].api, body=body)).id
    for seat, player in list(enumerate(players))[1:]:
        or_raise(take_seat.sync(game, seat, client=player.api, body=TakeSeatRequest(occupant="me")))
    or_raise(start_game.sync(game, client=players[0].api))
    return Table(game, players)


def finished_game(base_url: str) -> Game:
    """A game that bots have played to the end."""
    owner = Kontor(base_url).guest("Owner")
    body = CreateGameRequest(ruleset="medici", seats=3, sit=False)
    game = or_raise(create_game.sync(client=owner.api, body=body))
    for seat in range(3):
        or_raise(take_seat.sync(game.id, seat, client=owner.api, body=TakeSeatRequest(occupant="bot", bot="greedy")))
    or_raise(start_game.sync(game.id, client=owner.api))
    assert list(owner.follow(game.id))[-1].type_ == "table.finished"
    return or_raise(get_game.sync(game.id, client=owner.api))


class Hand:
    """Answers the decisions of a seat with actions that they list."""

    def __init__(self, player: Kontor, on_move: Callable[[], None]) -> None:
        self._player = player
        self._moves = 0
        self._on_move = on_move

    def moves(self, dues: list[DueDecision]) -> Iterator[dict[str, Any]]:
        """What to call `play_action` with."""
        for due in dues:
            actions = due.decision.actions or []
            self._moves += 1
            # Not random: the same moves in each run, as far as the server's luck is the same.
            body = ActionRequest(decision=due.decision.id, action=actions[self._moves * 7 % len(actions)])
            yield {"body": body, "client": self._player.api, "idempotency_key": f"k-{self._moves}"}

    def hear(self, answer: Played | Problem | None) -> None:
        """Takes the answer to a move."""
        assert isinstance(answer, Played) or (isinstance(answer, Problem) and answer.code == "decision-closed"), answer
        self._on_move()


def play_seat(player: Kontor, game: str, on_move: Callable[[], None]) -> None:
    """Plays a seat to the end of the game."""
    hand = Hand(player, on_move)
    while True:
        dues = or_raise(list_due_decisions.sync(client=player.api, wait=1)).items
        if not dues and or_raise(get_game.sync(game, client=player.api)).status == "finished":
            return
        for move in hand.moves(dues):
            hand.hear(play_action.sync(game, **move))


async def play_seat_async(player: Kontor, game: str, on_move: Callable[[], None]) -> None:
    """Plays a seat to the end of the game."""
    hand = Hand(player, on_move)
    while True:
        dues = or_raise(await list_due_decisions.asyncio(client=player.api, wait=1)).items
        if not dues and or_raise(await get_game.asyncio(game, client=player.api)).status == "finished":
            return
        for move in hand.moves(dues):
            hand.hear(await play_action.asyncio(game, **move))


def bot_token(base_url: str, name: str) -> str:
    """The token of a new bot account of a new user."""
    owner = Kontor(base_url).sign_up(f"Owner of {name}", "correct horse")
    account = CreateBotRequest(name=name, engine=Engine(name="first", version="1"))
    bot = or_raise(create_bot.sync(client=owner.api, body=account)).id
    wanted = CreateTokenRequest(name="program", scopes=["read", "play", "tables"], bot=bot)
    return or_raise(create_token.sync(client=owner.api, body=wanted)).secret
