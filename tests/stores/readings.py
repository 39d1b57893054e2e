"""What is read of a store, by all viewers, and what is asked for afterwards: a list that follows from the manifest.

A reading is a name, and a function that makes the answer: JSON in which nothing depends on the moment, because the clock
stands still, and nothing is drawn at random, because nothing is made.
"""

import json
import tempfile

import people
from people import Player, Program
from running import ran

RULESETS = ["basari", "dale_of_merchants", "haendler", "medici"]

OF_NOBODY = [
    "/.well-known/jwks.json",
    "/v1/games?limit=100",
    *(f"/v1/games?limit=100&status={status}" for status in ["open", "running", "finished"]),
    "/v1/games?rated=true",
    "/v1/records?limit=100",
    "/v1/seeks?limit=50",
    "/v1/seeks?ruleset=medici",
    "/v1/tournaments?limit=50",
    *(
        f"/v1/leaderboards/{ruleset}?pool={pool}&kind={kind}"
        for ruleset, pool in [("basari", "multiplayer"), ("haendler", "two_players")]
        for kind in ["users", "bots"]
    ),
]

OF_A_PLAYER = """/v1/me /v1/me/decisions /v1/me/events?limit=500 /v1/me/invitations /v1/me/seeks /v1/me/sessions /v1/me/tokens
/v1/me/bots /v1/me/apps /v1/me/webhooks /v1/me/blocks /v1/me/mutes /v1/me/profile /v1/me/vacation /v1/me/recovery-codes
/v1/me/export""".split()


def canonical(answer):
    """The body of an answer, or what was refused."""
    if answer.status != 200:
        return {"status": answer.status, "code": (answer.body or {}).get("code")}
    return without_luck(content(answer), answer.luck_at) if answer.luck_at else content(answer)


def without_luck(value, now):
    """The luck of a game is drawn when it is made: of one that the server makes only now, because a killed one did not come
    to it, not everything is the same each time."""
    if isinstance(value, list):
        is_of_luck = lambda item: isinstance(item, dict) and all(text in json.dumps(item) for text in ["decision.opened", now])
        return [without_luck(item, now) for item in value if not is_of_luck(item)]
    if not isinstance(value, dict):
        return value
    if "commitment" in value and "chain_head" in value and value.get("created_at") == now:
        players = [(seat["player"] or {}).get("id") for seat in value["seats"]]
        kept = {name: value[name] for name in ["id", "ruleset", "status", "tournament", "created_at"]}
        return kept | {"players": sorted(str(player) for player in players)}
    return {name: without_luck(item, now) for name, item in value.items()}


def content(answer):
    if answer.body is not None:
        return answer.body
    lines = [json.loads(line) for line in answer.text.splitlines()]
    # The records stand in readings of their own.
    return [line | {"record": line["record"]["game"]} if line.get("record") else line for line in lines]


def everybody(server, manifest):
    """All who read, by name."""
    yield "nobody", Player(server, {"name": "nobody", "id": None, "access": None})
    for name, kept in manifest.get("people", {}).items():
        yield name, Player(server, kept)
    for name, kept in manifest.get("programs", {}).items():
        yield name, Program(server, kept)


def readings(server, manifest):
    """The readings by their names."""
    found = {}
    viewers = dict(everybody(server, manifest))

    def add(who, path, shown=None):
        found[f"{who}: {shown or path}"] = lambda: canonical(viewers[who].call("GET", path))

    for path in OF_NOBODY:
        add("nobody", path)
    for who, player in viewers.items():
        if who == "nobody":
            continue
        if not isinstance(player, Program) or player.kept["name"] == player.get("/v1/me")["name"]:
            of_player(add, who, player, left_out(manifest))
        else:
            # An app sees what its user sees.
            add(who, "/v1/me")
            add(who, "/v1/me/tokens")
    for name, kept in manifest.get("gone", {}).items():
        if isinstance(kept, dict):
            add("nobody", f"/v1/players/{kept['id']}", f"player gone: {name}")
    for who in list(viewers)[1:4]:
        for other in list(viewers)[1:6]:
            add(who, f"/v1/players/{viewers[other].id}", f"player {other}")
    for name, game in manifest.get("games", {}).items():
        of_game(server, manifest, viewers, add, found, name, game)
    for name, tournament in manifest.get("tournaments", {}).items():
        for rest in ["", "/events?limit=500", "/rounds/1", "/rounds/2", "/standings"]:
            add("nobody", f"/v1/tournaments/{tournament}{rest}", f"tournament {name}{rest}")
    for name, seek in manifest.get("seeks", {}).items():
        add("nobody", f"/v1/seeks/{seek}", f"seek {name}")
    for player, hooks in of_webhooks(viewers, manifest).items():
        for number, hook in enumerate(hooks):
            path = f"/v1/me/webhooks/{hook}/deliveries"
            found[f"{player}: deliveries of webhook {number}"] = lambda player=player, path=path: deliveries(
                viewers[player], path
            )
    found["operator: audit"] = lambda: server.admin("audit")
    return found


def left_out(manifest):
    """What depends on the luck of a game that is made now, or on how far the server has come when a feed is read: what comes
    and goes between two looks is not told."""
    feeds = ["/v1/me/events?limit=500", "/v1/me/export"]
    if "of_luck" in manifest:
        return ["/v1/me/decisions", *feeds]
    return feeds if manifest.get("goes_on") else []


def of_player(add, who, player, left_out):
    """What a player reads of themself, and others of the player."""
    for path in OF_A_PLAYER:
        if path not in left_out:
            add(who, path)
    add(who, f"/v1/games?player={player.id}&limit=100", "games of mine")
    add("nobody", f"/v1/players/{player.id}", f"player {who}")
    add("nobody", f"/v1/games?player={player.id}", f"games of {who}")
    add("nobody", f"/v1/records?player={player.id}", f"records of {who}")
    add("nobody", f"/v1/tournaments?player={player.id}", f"tournaments of {who}")


def of_webhooks(viewers, manifest):
    """The webhooks of each player, unless they are about to go."""
    hooks = {}
    if manifest.get("goes_on"):
        return hooks
    for who, player in viewers.items():
        answer = player.call("GET", "/v1/me/webhooks") if who != "nobody" else None
        if answer is not None and answer.status == 200 and answer.body["items"]:
            hooks[who] = [hook["id"] for hook in answer.body["items"]]
    return hooks


def deliveries(player, path):
    """The list without how long each attempt took."""
    shown = canonical(player.call("GET", path))
    for item in shown.get("items", []):
        item.pop("duration_ms", None)
        item.pop("id", None)
    return shown


def of_game(server, manifest, viewers, add, found, name, game):
    add("nobody", f"/v1/games/{game}", f"game {name}")
    if name in manifest.get("of_luck", []):
        return
    add("nobody", f"/v1/games/{game}/view", f"view {name}")
    add("nobody", f"/v1/games/{game}/events?limit=500", f"events {name}")
    found[f"nobody: record {name}"] = lambda: record(server, viewers["nobody"], game)
    for who, player in viewers.items():
        if who == "nobody" or game not in manifest.get("seats", {}).get(who, []):
            continue
        add(who, f"/v1/games/{game}/view", f"view {name}")
        add(who, f"/v1/games/{game}/decisions", f"decisions {name}")
        add(who, f"/v1/games/{game}/messages", f"messages {name}")
        add(who, f"/v1/games/{game}/orders", f"orders {name}")
        add(who, f"/v1/games/{game}/invitations", f"invitations {name}")
        if game == manifest["games"].get("private, running"):
            add(who, f"/v1/games/{game}/events?limit=500", f"events {name}")


def record(server, viewer, game):
    """The record, and whether the program finds that it is valid."""
    answer = viewer.call("GET", f"/v1/games/{game}/record")
    if answer.status != 200:
        return canonical(answer)
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for name, text in [("record.json", answer.text), ("jwks.json", server.call("GET", "/.well-known/jwks.json").text)]:
            files.append(f"{folder}/{name}")
            with open(files[-1], "w", encoding="utf-8") as file:
                file.write(text)
        verified = server.command("verify", files[0], "--jwks", files[1])
    return {"verified": verified.returncode, "record": answer.body}


def seats_of(server, manifest):
    """In which games of the manifest each player sits, or has sat: those are the views that are read."""
    seats = {}
    for who, player in everybody(server, manifest):
        if who == "nobody":
            continue
        for game in manifest.get("games", {}).values():
            answer = player.call("GET", f"/v1/games/{game}")
            sits = answer.status == 200 and any(
                (seat.get("player") or {}).get("id") == player.id for seat in answer.body["seats"]
            )
            if sits or answer.status == 200 and answer.body["owner"] == player.id:
                seats.setdefault(who, []).append(game)
    return seats


def picked(body, path):
    """What stands at a path as `items.*.name`."""
    for number, part in enumerate(path.split(".")):
        if body is None:
            return None
        if part == "*":
            rest = ".".join(path.split(".")[number + 1 :])
            return [picked(item, rest) if rest else item for item in body]
        body = body.get(part)
    return body


def step(server, manifest, asked):
    """A request that may change something: its status, and of its answer what `shows` names."""
    kept = manifest.get("people", {}).get(asked.get("who")) or manifest.get("programs", {}).get(asked.get("who"))
    token = kept["access"] if kept else asked.get("token")
    answer = server.call(
        asked.get("method", "POST"), asked["path"], token, asked.get("body"), asked.get("key"), asked.get("form")
    )
    shown = {"status": answer.status}
    if answer.status >= 400:
        return shown | {"code": (answer.body or {}).get("code") or (answer.body or {}).get("error")}
    if asked.get("key"):
        shown["replayed"] = answer.is_replayed
    return shown | {path: picked(answer.body, path) for path in asked.get("shows", [])}


def afterwards(server, manifest):
    """The steps of a manifest, in their order; each is a name and a function."""
    for number, asked in enumerate(manifest.get("afterwards", [])):
        name = f"step {number}: {asked.get('who') or 'nobody'} {asked.get('method', 'POST')} {asked.get('shown', asked['path'])}"
        if "admin" in asked:
            yield f"step {number}: operator {asked['admin']}", lambda asked=asked: acted(server, asked["admin"])
        elif "move" in asked:
            yield f"step {number}: {asked['shown']}", lambda asked=asked: moved(server, manifest, asked["move"])
        else:
            yield name, lambda asked=asked: step(server, manifest, asked)


def closing(server):
    """What the program says of the store once the server has stopped: whether ratings are those of the games, and whether
    a database is in order."""
    data = ["--data", server.data]
    store = [flag for flag in server.flags if not flag.startswith("--webhooks")]
    commands = {"ratings": ["ratings", "--recompute", *(store or data)]}
    if store:
        commands["check of the database"] = ["cluster", "check", *data, *store]
    return {f"command: {name}": server.command(*command).returncode for name, command in commands.items()}


def acted(server, command):
    run = ran(server.admin_command(*command), env=server.clock.environment())
    return {"exit code": run.returncode}


def moved(server, manifest, game):
    """The first action of the first open decision of a game is played."""
    players = [player for who, player in everybody(server, manifest) if who != "nobody"]
    for player, decision in people.due(game, players):
        body = {"decision": decision["id"], "action": decision["actions"][0]}
        answer = player.call("POST", f"/v1/games/{game}/actions", body, "afterwards")
        return {
            "seat": decision["seat"],
            "decision": decision["id"],
            "status": answer.status,
            "commit": (answer.body or {}).get("commit"),
        }
    return None
