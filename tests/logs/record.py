#!/usr/bin/env python3
"""Records games of a running server for tests/logs: one file per number of players, and one of a fork.

    python3 tests/logs/record.py http://127.0.0.1:8080 medici tests/logs/medici/v1

Options of the tables can follow as JSON, by number of players: '{"4": {"teams": true}}'.

Each file has the record, the server's public keys, and views that the server showed at several positions of the game. A file
that was released is never recorded again: it represents the records that exist. rare.py records what such games seldom have.
"""

import json
import pathlib
import random
import sys
import urllib.request
import uuid

VIEWS_PER_GAME = 6
# The longest wait for an answer.
PATIENCE_S = 120


def call(base, method, path, token=None, body=None, headers=()):
    request = urllib.request.Request(base + path, method=method, headers=dict(headers))
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=PATIENCE_S) as reply:
        text = reply.read()
        return json.loads(text) if text else None


def play(base, ruleset, seats, options, luck):
    """Plays a game to its end with random legal actions; returns its id and the players' tokens."""
    tokens = [call(base, "POST", "/v1/guests", body={"name": f"Player {n}"})["access_token"] for n in range(seats)]
    nonce = {"nonce": f"nonce of {seats}"} if seats % 2 else {}
    game = call(base, "POST", "/v1/games", tokens[0], {"ruleset": ruleset, "seats": seats, **options, **nonce})["id"]
    for seat in range(1, seats):
        call(base, "PUT", f"/v1/games/{game}/seats/{seat}", tokens[seat], {"occupant": "me"})
    # A player leaves the seat and takes it again, so that a log has these events too.
    call(base, "DELETE", f"/v1/games/{game}/seats/1", tokens[1])
    call(base, "PUT", f"/v1/games/{game}/seats/1", tokens[1], {"occupant": "me", "nonce": "ü"})
    call(base, "POST", f"/v1/games/{game}/start", tokens[0])
    finish(base, tokens, luck)
    return game, tokens


def fork(base, game, tokens, luck):
    """Forks a finished game at its middle, and plays the fork to its end; returns its id."""
    points = [e["seq"] for e in events(base, game)]
    at = points[len(points) // 2]
    seats = [{"seat": 0, "occupant": "me", "nonce": "more luck"}]
    made = call(base, "POST", f"/v1/games/{game}/forks", tokens[0], {"at": at, "seats": seats})["id"]
    for seat in range(1, len(tokens)):
        call(base, "PUT", f"/v1/games/{made}/seats/{seat}", tokens[seat], {"occupant": "me"})
    call(base, "POST", f"/v1/games/{made}/start", tokens[0])
    finish(base, tokens, luck)
    return made


def finish(base, tokens, luck):
    # One answer at a time: it may change or close the decisions of others.
    while asked := due(base, tokens):
        token, item = luck.choice(asked)
        decision = item["decision"]
        # First the type of the action, then the action: otherwise a type with many actions would be chosen nearly always.
        kind = luck.choice(kinds(decision))
        send(base, token, item, luck.choice([action for action in decision["actions"] if action["type"] == kind]))


def due(base, tokens):
    """The decisions of these players, each with the token of who may answer it."""
    return [(token, item) for token in tokens for item in call(base, "GET", "/v1/me/decisions", token)["items"]]


def kinds(decision):
    return sorted({action["type"] for action in decision["actions"]})


def send(base, token, item, action):
    move = {"decision": item["decision"]["id"], "action": action}
    key = {"Idempotency-Key": uuid.uuid4().hex}
    call(base, "POST", f"/v1/games/{item['game']}/actions", token, move, key)


def events(base, game):
    after, items = 0, []
    while after is not None:
        page = call(base, "GET", f"/v1/games/{game}/events?after={after}&limit=500")
        after = page["next"]
        items += page["items"]
    return items


def views(base, game, tokens, luck):
    """The views of some positions of the game, for its players and for a spectator."""
    last = call(base, "GET", f"/v1/games/{game}")["seq"]
    first = [e["seq"] for e in events(base, game) if e["type"] == "table.started"][-1]
    points = sorted(luck.sample(range(first, last), VIEWS_PER_GAME - 1)) + [last]
    watchers = [None, *tokens]
    for at in points:
        token = luck.choice(watchers)
        yield {"at": at, "view": call(base, "GET", f"/v1/games/{game}/view?at={at}", token)}


def keep(base, file, game, tokens, luck):
    log = {
        "record": call(base, "GET", f"/v1/games/{game}/record"),
        "jwks": call(base, "GET", "/.well-known/jwks.json"),
        "views": list(views(base, game, tokens, luck)),
    }
    file.write_text(json.dumps(log, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(file)


def main(base, ruleset, folder, options="{}"):
    options = json.loads(options)
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    about = call(base, "GET", f"/v1/rulesets/{ruleset}")
    for seats in range(about["seats_min"], about["seats_max"] + 1):
        file = folder / f"{seats}_players.json"
        if file.exists():
            print(f"{file} is there already")
            continue
        luck = random.Random(seats)
        chosen = {"options": options[str(seats)]} if str(seats) in options else {}
        game, tokens = play(base, ruleset, seats, chosen, luck)
        keep(base, file, game, tokens, luck)
    file = folder / "fork.json"
    if not file.exists():
        luck = random.Random(0)
        game, tokens = play(base, ruleset, about["seats_min"], {}, luck)
        keep(base, file, fork(base, game, tokens, luck), tokens, luck)


if __name__ == "__main__":
    main(*sys.argv[1:])
