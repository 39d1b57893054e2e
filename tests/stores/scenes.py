"""Requests that write more than once, in small stores: what is made before, what is cut off, what is asked for afterwards."""

import people
from people import Player, table
from receiver import Receiver

SCENES = {}
ENGINE = {"name": "Abacus", "version": "1"}


class Scene:
    """A store before the request that is cut off."""

    def __init__(self, server):
        self.server, self.clock = server, server.clock
        self.people, self.games, self.tournaments, self.seeks = {}, {}, {}, {}
        self.steps = []
        # Names of games that the server makes only where a killed one did not come to it.
        self.of_luck = []

    def add(self, *players):
        self.people |= {player.kept["name"].lower(): player for player in players}
        return players if len(players) > 1 else players[0]

    def users(self, *names):
        return self.add(*(Player.user(self.server, name) for name in names))

    def step(self, path, who=None, method="POST", shows=(), **more):
        self.steps.append({"path": path, "who": who, "method": method, "shows": list(shows), **more})

    def manifest(self, interrupted):
        if "admin" in interrupted:
            again = {"path": "", "admin": interrupted["admin"]}
        else:
            again = {name: value for name, value in interrupted.items() if value is not None} | {"shown": "the same again"}
        return {
            "at": self.clock.text(),
            "people": {name: player.kept for name, player in self.people.items()},
            "games": self.games,
            "tournaments": self.tournaments,
            "seeks": self.seeks,
            "interrupted": interrupted,
            "afterwards": [again, *self.steps],
            **({"of_luck": self.of_luck} if self.of_luck else {}),
            **({"goes_on": True} if "poke" in interrupted else {}),
        }


def scene(prepare):
    """Registers a scene: a function that makes what was there before and returns the request."""
    SCENES[prepare.__name__] = prepare
    return prepare


def asked(who, method, path, body=None, key=None, shows=()):
    return {"who": who, "method": method, "path": path, "body": body, "key": key, "shows": list(shows)}


def name_of(scene, name, by="ada"):
    """Who has a name afterwards: a player who wants it, the owner who signs in, and a player who looks for it."""
    credentials = {"name": name, "password": people.PASSWORD}
    scene.step("/v1/users", body=credentials, shows=["player.name"])
    scene.step("/v1/sessions", body=credentials, shows=["player.name"])
    scene.step(f"/v1/players?name={name}", by, "GET", shows=["kind"])


@scene
def sign_up(scene):
    scene.users("Ada")
    name_of(scene, "Nora")
    return asked(None, "POST", "/v1/users", {"name": "Nora", "password": people.PASSWORD}, shows=["player.name"])


@scene
def upgrade(scene):
    scene.users("Ada")
    scene.add(Player.guest(scene.server, "Ivy"))
    name_of(scene, "Nora")
    scene.step("/v1/me", "ivy", "GET", shows=["name", "kind"])
    body = {"name": "Nora", "password": people.PASSWORD}
    return asked("ivy", "POST", "/v1/me/upgrade", body, "upgrade", ["name"])


@scene
def bot_account(scene):
    scene.users("Ada", "Ben")
    scene.step("/v1/me/bots", "ada", "GET", shows=["items.*.name"])
    name_of(scene, "Abacus")
    scene.step("/v1/me/bots", "ben", body={"name": "Abacus", "engine": ENGINE}, shows=["name"])
    return asked("ada", "POST", "/v1/me/bots", {"name": "Abacus", "engine": ENGINE}, shows=["name"])


@scene
def personal_token(scene):
    scene.users("Ada")
    scene.step("/v1/me/tokens", "ada", "GET", shows=["items.*.name"])
    return asked("ada", "POST", "/v1/me/tokens", {"name": "program", "scopes": ["read"]}, shows=["token.name"])


TERMS = {"ruleset": "basari", "seats": 3}


def seeks_afterwards(scene, *players, others=()):
    for who in players:
        scene.step("/v1/me/seeks", who, "GET", shows=["items.*.players.*.name"])
    for who in others:
        scene.step("/v1/matches", who, body=TERMS, key=f"match-of-{who}", shows=["status", "seek.players.*.name"])
    for who in (*players, *others):
        scene.step("/v1/me/seeks", who, "GET", shows=["items.*.players.*.name"])


@scene
def seek_made(scene):
    scene.users("Ada", "Ben")
    seeks_afterwards(scene, "ada", others=["ben"])
    return asked("ada", "POST", "/v1/seeks", TERMS, "seek", ["players.*.name"])


@scene
def seek_left(scene):
    ada, ben = scene.users("Ada", "Ben")
    seek = scene.seeks["left"] = ada.post("/v1/seeks", TERMS)["id"]
    seeks_afterwards(scene, "ada", others=["ben"])
    return asked("ada", "DELETE", f"/v1/seeks/{seek}")


@scene
def seek_moved(scene):
    """Two who wait apart come together once one has taken back that the other is blocked."""
    ada, ben, _ = scene.users("Ada", "Ben", "Cleo")
    ada.put(f"/v1/me/blocks/{ben.id}")
    scene.seeks["first"] = ada.post("/v1/matches", TERMS, "match-of-ada")["seek"]["id"]
    scene.clock.advance(seconds=1)
    scene.seeks["second"] = ben.post("/v1/matches", TERMS, "match-of-ben")["seek"]["id"]
    seeks_afterwards(scene, "ada", "ben", others=["cleo"])
    return asked("ada", "DELETE", f"/v1/me/blocks/{ben.id}")


@scene
def match_completed(scene):
    ada, ben, _ = scene.users("Ada", "Ben", "Cleo")
    for player in [ada, ben]:
        found = player.post("/v1/matches", TERMS, "match")
    scene.seeks["match"] = found["seek"]["id"]
    scene.games["of the match"] = found["game"]
    scene.of_luck = ["of the match"]
    for who in ["ada", "ben", "cleo"]:
        scene.step("/v1/matches", who, body=TERMS, key="match", shows=["status", "game"])
        scene.step("/v1/me/seeks", who, "GET", shows=["items.*.id"])
    scene.step(f"/v1/games/{found['game']}", "ada", "GET", shows=["status", "seats.*.player.name"])
    return asked("cleo", "POST", "/v1/matches", TERMS, "match", ["status", "game"])


def invited(scene, *invited):
    ada = scene.people["ada"]
    game = scene.games["private"] = table(ada, "medici", 3, visibility="private")
    for player in invited:
        ada.put(f"/v1/games/{game}/invitations/{player.id}", {"seat": 1})
        # The invitation is news only once it was looked for.
        player.get("/v1/me/events")
    return game


@scene
def invitation(scene):
    _, ben = scene.users("Ada", "Ben")
    game = invited(scene)
    scene.step(f"/v1/me/invitations/{game}/accept", "ben", body={}, shows=["seats.*.player.name"])
    return asked("ada", "PUT", f"/v1/games/{game}/invitations/{ben.id}", {"seat": 1}, shows=["seat"])


@scene
def invitation_accepted(scene):
    _, ben = scene.users("Ada", "Ben")
    game = invited(scene, ben)
    scene.step(f"/v1/games/{game}", "ben", "GET", shows=["seats.*.player.name"])
    return asked("ben", "POST", f"/v1/me/invitations/{game}/accept", {}, shows=["seats.*.player.name"])


@scene
def invitation_declined(scene):
    ada, ben = scene.users("Ada", "Ben")
    game = invited(scene, ben)
    scene.step(f"/v1/games/{game}/invitations/{ben.id}", "ada", "PUT", body={"seat": 1}, shows=["seat"])
    return asked("ben", "DELETE", f"/v1/me/invitations/{game}")


@scene
def deletion(scene):
    """Of a user with a bot account, a webhook, a seek, an invitation and seats."""
    ada, ben, cleo, dan = scene.users("Ada", "Ben", "Cleo", "Dan")
    ada.post("/v1/me/bots", {"name": "Abacus", "engine": ENGINE})
    ada.post("/v1/me/tokens", {"name": "program", "scopes": ["read"]})
    ada.post("/v1/me/webhooks", {"url": "https://example.org/", "types": ["webhook.disabled"]})
    ada.post("/v1/matches", {"ruleset": "medici", "seats": 4}, "match")
    dan.post("/v1/matches", {"ruleset": "medici", "seats": 4}, "match")
    ada.put(f"/v1/me/blocks/{dan.id}")
    scene.games["running"] = table(ben, "basari", 3, [ada, cleo], True, stand_in="greedy")
    scene.games["open"] = table(ben, "medici", 3, [ada])
    scene.games["own"] = table(ada, "medici", 3, [cleo])
    private = scene.games["private"] = table(ben, "medici", 3, visibility="private")
    ben.put(f"/v1/games/{private}/invitations/{ada.id}", {"seat": 1})
    name_of(scene, "Ada", "ben")
    name_of(scene, "Abacus", "ben")
    scene.step("/v1/me/seeks", "dan", "GET", shows=["items.*.players.*.name"])
    request = asked("ada", "POST", "/v1/me/deletion", {"password": people.PASSWORD})
    return request | {"poke": True}


def act(*command):
    return {"admin": [*command, "--reason", "as the fixture needs it"]}


@scene
def suspension(scene):
    ada, ben = scene.users("Ada", "Ben")
    scene.step("/v1/sessions", body={"name": "Ben", "password": people.PASSWORD}, shows=["player.name"])
    return act("suspend", ben.id, "--days", "7", "--tell", "Insults.")


@scene
def renaming(scene):
    ada, ben = scene.users("Ada", "Ben")
    scene.games["open"] = table(ada, "medici", 3, [ben])
    name_of(scene, "Ben")
    name_of(scene, "Benedict")
    return act("rename", ben.id, "Benedict", "--reserve")


@scene
def message_removed(scene):
    ada, ben = scene.users("Ada", "Ben")
    game = scene.games["open"] = table(ada, "medici", 3, [ben])
    ada.post(f"/v1/games/{game}/messages", {"text": "Something rude"})
    ben.post(f"/v1/games/{game}/messages/1/reports", {"category": "hate"})
    scene.step("", admin=["reports", "--reason", "a look"])
    return act("remove-message", game, "1")


@scene
def delivery(scene):
    """An invitation, of which a webhook tells."""
    ada, ben = scene.users("Ada", "Ben")
    scene.receiver = Receiver()
    ben.post("/v1/me/webhooks", {"url": scene.receiver.url(200)})
    game = invited(scene)
    return asked("ada", "PUT", f"/v1/games/{game}/invitations/{ben.id}", {"seat": 1}, shows=["seat"])


def cup(scene, **more):
    return {
        "name": "Winter Cup",
        "ruleset": "haendler",
        "seats": 2,
        "format": {"type": "round_robin"},
        "participants_max": 2,
        "registration_ends_at": scene.clock.text(hours=1),
        "round_limit_s": 864_000,
        "turn_limit_s": 86_400,
    } | more


@scene
def tournament_made(scene):
    scene.users("Ada", "Ben")
    scene.step("/v1/tournaments", "ada", body=cup(scene, name="Second Cup"), key="second", shows=["name", "status"])
    scene.step("/v1/tournaments", method="GET", shows=["items.*.name"])
    return asked("ada", "POST", "/v1/tournaments", cup(scene), "cup", ["name", "status"])


@scene
def tournament_begins(scene):
    """The second participant enters, and the server draws the round and makes the table."""
    ada, ben = scene.users("Ada", "Ben")
    made = scene.tournaments["cup"] = ada.post("/v1/tournaments", cup(scene))["id"]
    path = f"/v1/tournaments/{made}/participants/me"
    ada.put(path)
    scene.of_luck = ["of the tournament"]
    scene.step(f"/v1/tournaments/{made}/rounds/1", method="GET", shows=["tables.*.games.*.seats"])
    return asked("ben", "PUT", path, shows=["participants"])
