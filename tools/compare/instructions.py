"""How many instructions a server takes for an action and for a view, counted by callgrind.

It plays games with fixed seeds by the server's own lists of actions, plays the same games again, and counts the second
time. So the figures are nearly the same in each run, however busy the machine is. Processors that callgrind does not
know are not used fully: hashes take more instructions than on the machine itself.

Needs valgrind. Only Python's standard library is used.
"""

from __future__ import annotations

import collections
import contextlib
import dataclasses
import http.client
import itertools
import json
import os
import pathlib
import random
import re
import subprocess
import tempfile
import threading
from collections.abc import Iterator

from sizes import HASH

SEATS = 4
#: Of each kind, for each game.
ACTIONS = 400
VIEWS = 400
SEED = "5c" * 31
#: The longest wait for a program under callgrind, which is some fifty times slower.
START_S_MAX = 600
#: No request is limited; servers ignore what they do not know.
UNLIMITED = {
    f"KONTOR_{name}": "1000000000"
    for name in ("RATE_MOVES", "RATE_PLAYER", "RATE_ADDRESS", "RATE_ADDRESS_TOTAL", "RATE_SIGN_INS", "RATE_ACCOUNT")
}
#: `fn=(12) name`, or `fn=(12)` when the name was given before.
NAMED = re.compile(r"^(c?fn)=\((\d+)\)(?: (.*))?$")
RECURSION = re.compile(r"'\d+$")


@dataclasses.dataclass
class Counted:
    """Instructions of each function, and of all."""

    total: int
    by_function: collections.Counter[str]

    def each(self, number: int) -> Counted:
        """For one of so many requests."""
        by_function = collections.Counter({name: count // number for name, count in self.by_function.items()})
        return Counted(self.total // number, by_function)


def read_profile(lines: Iterator[str]) -> Counted:
    """Reads a file of callgrind: after `calls=` comes the cost of what is called, which is counted there."""
    names: dict[str, str] = {}
    by_function: collections.Counter[str] = collections.Counter()
    function, is_call = "", False
    for line in lines:
        if named := NAMED.match(line.rstrip("\n")):
            kind, number, name = named.groups()
            if name is not None:
                names[number] = name
            if kind == "fn":
                function = HASH.sub("", RECURSION.sub("", names[number]))
        elif line.startswith("calls="):
            is_call = True
        elif line[:1] in "0123456789+-*":
            if not is_call:
                by_function[function] += int(line.split()[1])
            is_call = False
    return Counted(by_function.total(), by_function)


class Player:
    """Players at a table of a server; they share a connection."""

    def __init__(self, address: str) -> None:
        self._connection = http.client.HTTPConnection(address, timeout=600)
        self._keys = itertools.count()
        self.tokens: list[str] = []
        self.tokens = [self.call("POST", "/v1/guests", None, {})["access_token"] for _ in range(SEATS)]

    def call(self, method: str, path: str, seat: int | None, body: object = None) -> dict:
        headers = {"content-type": "application/json"}
        if method != "GET":
            headers["idempotency-key"] = str(next(self._keys))
        if seat is not None:
            headers["authorization"] = f"Bearer {self.tokens[seat]}"
        data = None if body is None else json.dumps(body)
        self._connection.request(method, path, data, headers)
        reply = self._connection.getresponse()
        content = reply.read()
        if not 200 <= reply.status < 300:
            raise RuntimeError(f"{method} {path}: {reply.status} {content.decode(errors='replace')}")
        return json.loads(content)

    def start(self, ruleset: str, number: int) -> tuple[str, list[dict]]:
        """A sandbox, whose luck follows from the seed; with its open decisions."""
        sandbox = {"seed": f"{number:02x}{SEED}"}
        game = self.call("POST", "/v1/games", 0, {"ruleset": ruleset, "seats": SEATS, "sandbox": sandbox})
        for seat in range(1, SEATS):
            seating = {"occupant": "me", "invite": game["invite"]}
            self.call("PUT", f"/v1/games/{game['id']}/seats/{seat}", seat, seating)
        self.call("POST", f"/v1/games/{game['id']}/start", 0, {})
        return game["id"], self.call("GET", f"/v1/games/{game['id']}/decisions", 0)["items"]

    def act(self, game: str, decision: dict, action: dict) -> list[dict]:
        """Acts; answers with the decisions that are open now."""
        body = {"decision": decision["id"], "action": action}
        return self.call("POST", f"/v1/games/{game}/actions", decision["seat"], body)["decisions"]


def due(decisions: list[dict]) -> dict | None:
    """The decision that the game waits for."""
    return next((decision for decision in decisions if not decision["optional"]), None)


def choose(player: Player, ruleset: str) -> list[list[dict]]:
    """Plays games at random; answers with their actions."""
    luck, games = random.Random(1), []
    while sum(map(len, games)) < ACTIONS:
        game, open_decisions = player.start(ruleset, len(games))
        games.append([])
        while (decision := due(open_decisions)) and sum(map(len, games)) < ACTIONS:
            listed = player.call("GET", f"/v1/games/{game}/decisions", decision["seat"])["items"]
            actions = next(item["actions"] for item in listed if item["id"] == decision["id"])
            games[-1].append(luck.choice(actions))
            open_decisions = player.act(game, decision, games[-1][-1])
    return games


class Server:
    """A server under callgrind."""

    def __init__(self, program: pathlib.Path, folder: pathlib.Path) -> None:
        self._folder, self._dumps = folder, itertools.count(1)
        callgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/profile"]
        callgrind.append(f"--log-file={folder}/log")
        serve = [program, "serve", "--log=warn", "--listen=127.0.0.1:0", f"--data={folder}/data"]
        self.process = subprocess.Popen(
            callgrind + serve, env=os.environ | UNLIMITED, stdout=subprocess.PIPE, text=True
        )
        too_late = threading.Timer(START_S_MAX, self.process.kill)
        too_late.start()
        self.address = self.process.stdout.readline().strip()
        too_late.cancel()
        if not self.address:
            self.stop()
            raise RuntimeError(f"{program} does not start under callgrind: {(folder / 'log').read_text()}")

    def count(self) -> Counted:
        """What was counted since the last time."""
        subprocess.run(["callgrind_control", "--dump", str(self.process.pid)], check=True, capture_output=True, timeout=START_S_MAX)
        with open(self._folder / f"profile.{next(self._dumps)}", encoding="utf-8", errors="replace") as profile:
            return read_profile(profile)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait(START_S_MAX)


@contextlib.contextmanager
def serving(program: pathlib.Path) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(program, pathlib.Path(folder))
        try:
            yield server
        finally:
            server.stop()


def measure(program: pathlib.Path, ruleset: str) -> tuple[Counted, Counted]:
    """Instructions for an action and for a view."""
    with serving(program) as server:
        player = Player(server.address)
        chosen = choose(player, ruleset)
        begun = [player.start(ruleset, number) for number in range(len(chosen))]
        server.count()
        for actions, (game, decisions) in zip(chosen, begun):
            for action in actions:
                decisions = player.act(game, due(decisions), action)
        actions = server.count().each(sum(map(len, chosen)))
        for view in range(VIEWS):
            player.call("GET", f"/v1/games/{begun[-1][0]}/view", view % SEATS)
        return actions, server.count().each(VIEWS)


def check() -> None:
    """Tests what reads the output of callgrind."""
    profile = """
version: 1
events: Ir
fl=(1) main.rs
fn=(1) a::b::h0123456789abcdef
12 5
+1 6
cfn=(2) c
calls=3 7
* 900
-2 1
fn=(2)
7 300
fn=(3) a::b::h0123456789abcdef'2
9 2
totals: 314
"""
    counted = read_profile(iter(profile.splitlines(keepends=True)))
    assert counted == Counted(314, collections.Counter({"a::b": 14, "c": 300})), counted
    assert counted.each(2).total == 157
