"""One game by the client that openapi-generator makes for Python: `python play.py ADDRESS`, with the client on PYTHONPATH."""

import sys

import openapi_client as kontor


class Player:
    """A guest with the operations of the contract."""

    def __init__(self, base: str, name: str) -> None:
        signed_in = kontor.PlayersApi(kontor.ApiClient(kontor.Configuration(base))).create_guest(
            kontor.CreateGuestRequest(name=name)
        )
        client = kontor.ApiClient(kontor.Configuration(base, access_token=signed_in.access_token))
        self.games, self.play = kontor.GamesApi(client), kontor.PlayApi(client)

    def read(self, game: str) -> None:
        """Reads what else there is to read."""
        self.games.list_games()
        self.play.get_view(game)
        assert self.play.list_events(game).items
        try:
            self.games.get_game("g_nowhere")
        except kontor.ApiException as refused:
            assert refused.data.code
        else:
            raise AssertionError("there is no such game")

    def turn(self) -> None:
        """Answers every due decision with the first listed action."""
        for due in self.play.list_due_decisions().items:
            if due.decision.optional:
                continue
            action = due.decision.actions[0]
            request = kontor.ActionRequest(decision=due.decision.id, action=action)
            played = self.play.play_action(due.game, due.decision.id, request)
            assert played.seq > 0


def main() -> None:
    """Three guests play a game of Medici to its end."""
    players = [Player(sys.argv[1], name) for name in ("Ada", "Ben", "Cleo")]
    # The news begin when they are first read, and leave out what is over when they are read again.
    players[0].play.list_account_events()
    owner, *others = (player.games for player in players)
    game = owner.create_game(kontor.CreateGameRequest(ruleset="medici", seats=3, visibility="public")).id
    for seat, other in enumerate(others, start=1):
        other.take_seat(game, seat, kontor.TakeSeatRequest(occupant="me"))
    owner.start_game(game)
    assert players[0].play.list_account_events(after=0, wait=20).items
    while (now := owner.get_game(game)).status != "finished":
        for player in players:
            player.turn()
    players[0].read(game)
    assert now.outcome is not None
    assert sorted(standing.seat for standing in now.outcome.places) == [0, 1, 2]
    print(f"a game of {now.ruleset}, {now.seq} events")


main()
