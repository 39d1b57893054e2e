"""Players of a fixture, and games that they play."""

import hashlib
import json

PASSWORD = "tea, earl grey, hot"


class Player:
    """A user or a guest. A manifest keeps what is in `kept`."""

    def __init__(self, server, kept):
        self.server, self.kept = server, kept

    @classmethod
    def user(cls, server, name, password=PASSWORD):
        return cls(server, {"name": name, "password": password}).take(
            server.call("POST", "/v1/users", body={"name": name, "password": password}).expect(201)
        )

    @classmethod
    def guest(cls, server, name):
        return cls(server, {"name": name}).take(server.call("POST", "/v1/guests", body={"name": name}).expect(201))

    def take(self, session):
        self.kept |= {"id": session["player"]["id"], "access": session["access_token"], "refresh": session["refresh_token"]}
        return self

    @property
    def id(self):
        return self.kept["id"]

    @property
    def token(self):
        return self.kept["access"]

    def call(self, method, path, body=None, key=None):
        return self.server.call(method, path, self.token, body, key)

    def get(self, path):
        return self.call("GET", path).expect(200)

    def post(self, path, body=None, key=None):
        return self.call("POST", path, body, key).expect(200, 201, 202, 204)

    def put(self, path, body=None, key=None):
        return self.call("PUT", path, body, key).expect(200, 201, 204)

    def delete(self, path):
        return self.call("DELETE", path).expect(200, 202, 204)

    def go_on(self):
        """Goes on with the session, whose access token ends soon."""
        self.take(self.server.call("POST", "/v1/sessions/refresh", body={"refresh_token": self.kept["refresh"]}).expect(200, 201))


class Program(Player):
    """A bot account or an app, with a token that does not end soon."""

    def go_on(self):
        pass


def table(owner, ruleset, seats, others=(), started=False, key=None, **terms):
    """Makes a table and seats the others there, by an invite if it is private. Returns the id of the game."""
    made = owner.post("/v1/games", {"ruleset": ruleset, "seats": seats, **terms}, key)
    game, invite = made["id"], made.get("invite")
    for seat, other in enumerate(others, 1):
        sit(other, game, seat, invite)
    if started:
        owner.post(f"/v1/games/{game}/start")
    return game


def sit(player, game, seat, invite=None):
    player.put(f"/v1/games/{game}/seats/{seat}", {"occupant": "me", **({"invite": invite} if invite else {})})


def seat_bot(owner, game, seat, bot="random"):
    owner.put(f"/v1/games/{game}/seats/{seat}", {"occupant": "bot", "bot": bot})


def luck(*of):
    """A number that follows from its arguments alone: choices are the same whenever this is run."""
    return int.from_bytes(hashlib.sha256(json.dumps(of).encode()).digest()[:8], "big")


def chosen(items, *of):
    return items[luck(*of) % len(items)]


def due(game, players):
    """The open decisions of a game with those who are asked; others see them without actions."""
    for player in players:
        answer = player.call("GET", f"/v1/games/{game}/decisions")
        if answer.status == 200:
            yield from ((player, decision) for decision in answer.body["items"] if decision.get("actions"))


def move(game, player, decision, step):
    # First the type of the action, then the action: otherwise a type with many actions would be chosen nearly always.
    kind = chosen(sorted({action["type"] for action in decision["actions"]}), "type", step)
    action = chosen([action for action in decision["actions"] if action["type"] == kind], "action", step)
    return player.call("POST", f"/v1/games/{game}/actions", {"decision": decision["id"], "action": action}, f"move-{step}")


def play(game, players, moves=10_000):
    """Plays a game for so many moves, or to its end if there is nothing left to answer."""
    for step in range(moves):
        found = sorted(due(game, players), key=lambda item: (item[1]["seat"], item[1]["id"]))
        if not found:
            return step
        player, decision = found[luck("who", step) % len(found)]
        move(game, player, decision, step).expect(201)
    return moves
