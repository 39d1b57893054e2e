#!/usr/bin/env python3
"""Records for tests/logs what random games never or seldom have: clocks, agreements, tournaments, rare cards and deals.

    python3 tests/logs/rare.py target/release/kontor

For each scene the script starts a server of this program, plays the scene, and writes it to the folder of the rules version.
A file that is there stays as it is: record.py says why. Scenes that need luck are sandboxes: they try one seed after the
other until everything has happened that they are for. They begin with the seed at which they ended when they were recorded,
so they are the same again. Other scenes depend on the server's seed and on time, so they are another game each time.
"""

import collections
import contextlib
import datetime
import hashlib
import hmac
import itertools
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import threading
import time

# The tests read the folders of this one.
sys.dont_write_bytecode = True
from record import PATIENCE_S, call, due, kinds, send  # noqa: E402

LOGS = pathlib.Path(__file__).parent
RATES = ("moves", "records", "player", "address", "address-total", "sign-ins", "account")
# The least time of a clock.
SHORTEST_S = 5
# A server that has just started hands no seat over for a minute.
WAIT_S = 100


def first_line(process):
    """What a server prints when it listens. One that prints nothing in time is killed."""
    too_late = threading.Timer(PATIENCE_S, process.kill)
    too_late.start()
    try:
        return process.stdout.readline().strip() or sys.exit("the server does not start")
    finally:
        too_late.cancel()


@contextlib.contextmanager
def server(program, data):
    limits = [f"--rate-{what}=1000000" for what in RATES]
    command = [program, "serve", "--listen=127.0.0.1:0", f"--data={data}", "--log=off", *limits]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield f"http://{first_line(process)}"
        finally:
            process.terminate()


def awaited(asked, wait):
    """Who must answer, as soon as a player must; until then it waits again and again."""
    waited_until = time.monotonic() + WAIT_S
    while time.monotonic() < waited_until:
        if found := asked():
            return found
        wait()
    sys.exit("waited in vain for a decision")


class Table:
    """A game, with the tokens of those who play it."""

    def __init__(self, base, tokens, game, luck):
        self.base, self.tokens, self.game, self.luck = base, tokens, game, luck
        self.path = f"/v1/games/{game}"

    @classmethod
    def made(cls, base, luck, people, **terms):
        """A table of guests, who sit on the first seats. It has not begun."""
        tokens = [call(base, "POST", "/v1/guests", body={"name": f"Player {n}"})["access_token"] for n in range(people)]
        return cls(base, tokens, call(base, "POST", "/v1/games", tokens[0], terms)["id"], luck)

    def call(self, method, path, player=0, body=None):
        return call(self.base, method, self.path + path, self.tokens[player], body)

    def state(self):
        return self.call("GET", "")

    def take_seats(self):
        for seat in range(1, len(self.tokens)):
            self.call("PUT", f"/seats/{seat}", seat, {"occupant": "me", "invite": self.state()["invite"]})

    def asked(self):
        """Who must answer: pairs of player and item of the list of decisions."""
        owners = {token: player for player, token in enumerate(self.tokens)}
        return [(owners[token], item) for token, item in due(self.base, self.tokens) if item["game"] == self.game]

    def awaited(self):
        """The same, as soon as a player must answer."""
        return awaited(self.asked, lambda: self.call("GET", f"/events?after={self.state()['seq']}&wait=2"))

    def answer(self, player, item):
        kind = self.luck.choice(kinds(item["decision"]))
        fitting = [action for action in item["decision"]["actions"] if action["type"] == kind]
        send(self.base, self.tokens[player], item, self.luck.choice(fitting))

    def play(self, answers=None, silent=()):
        """Plays so many answers, or to the end; those who are silent do not answer."""
        given, waited_until = 0, time.monotonic() + WAIT_S
        while given != answers and (state := self.state())["status"] != "finished":
            if time.monotonic() > waited_until:
                sys.exit("waited in vain for the next answer")
            asked = [(player, item) for player, item in self.asked() if player not in silent]
            if asked:
                self.answer(*self.luck.choice(asked))
                given, waited_until = given + 1, time.monotonic() + WAIT_S
            else:
                # Bots are thinking, or the time of a player runs out.
                self.call("GET", f"/events?after={state['seq']}&wait=2")

    def until(self, kind, after=0):
        """Waits for an event behind a position; returns its seq."""
        waited_until = datetime.datetime.now() + datetime.timedelta(seconds=WAIT_S)
        while datetime.datetime.now() < waited_until:
            page = self.call("GET", f"/events?after={after}&limit=500&wait=2")["items"]
            for event in page:
                if event["type"] == kind:
                    return event["seq"]
            after = page[-1]["seq"] if page else after
        raise SystemExit(f"waited in vain for {kind}")

    def viewers(self):
        """As whom the past can be looked at, as parameters of the request and token."""
        return [("", token) for token in self.tokens]


class Sandbox(Table):
    """A game whose luck is chosen, with one player on all seats."""

    @classmethod
    def of(cls, base, seed, ruleset, seats, options):
        terms = {"ruleset": ruleset, "seats": seats, "options": options, "sandbox": {"seed": f"{seed:064x}"}}
        table = cls.made(base, random.Random(seed), 1, **terms)
        for seat in range(1, seats):
            table.call("PUT", f"/seats/{seat}", 0, {"occupant": "me"})
        table.call("POST", "/start")
        table.seats = seats
        return table

    def viewers(self):
        return [(f"&as={seat}", self.tokens[0]) for seat in range(self.seats)]


def steps(record):
    """The commits of a record, each with the seq of the last event before it and of its own last event."""
    seq = 0
    for commit in record["commits"]:
        yield commit, seq, seq + len(commit["events"])
        seq += len(commit["events"])


def types(commit):
    return {commit["action"]["type"], *(event["type"] for event in commit["events"])}


def points(record, wanted):
    """Before and behind what is wanted, and the end. What the rules have more than once counts the first time."""
    start, found, at = None, set(), set()
    for commit, before, behind in steps(record):
        new = (types(commit) & wanted) - found
        found |= {kind for kind in new if not kind.startswith("table.")}
        if start is not None and new:
            at |= {before, behind}
        if "table.started" in types(commit):
            start = behind
    return sorted(seq for seq in at | {behind} if seq >= start)


def write(file, record, log):
    folder = LOGS / record["ruleset"] / record["rules_version"].replace(f"{record['ruleset']}/", "v")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / file).write_text(json.dumps(log, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(folder / file)


def keep(file, table, wanted):
    record = table.call("GET", "/record")
    lacking = wanted - set().union(*map(types, record["commits"]))
    if lacking:
        raise SystemExit(f"{file} lacks {', '.join(sorted(lacking))}")
    views = []
    for at in points(record, wanted):
        seat, token = table.luck.choice(table.viewers())
        views.append({"at": at, "view": call(table.base, "GET", f"{table.path}/view?at={at}{seat}", token)})
    write(file, record, {"record": record, "jwks": call(table.base, "GET", "/.well-known/jwks.json"), "views": views})


def clock(base, file):
    """Whatever players can do about their time, and about a bot, an invite and a seat of their own."""
    today = datetime.datetime.now(datetime.UTC)
    terms = {
        "time": {"type": "banked", "start_s": SHORTEST_S, "increment_s": 600, "max_s": 3600},
        # A day that is not today, so that the clocks run.
        "hours_off": [{"day": f"{today + datetime.timedelta(days=3):%A}".lower(), "from_hour": 0, "to_hour": 24}],
        "on_timeout": "stand_in_until_return",
        "vacations": True,
    }
    table = Table.made(
        base, random.Random(1), 3, ruleset="medici", seats=4, visibility="private", clock=terms, stand_in="greedy"
    )
    table.call("PUT", "/seats/3", body={"occupant": "bot", "bot": "random"})
    table.call("DELETE", "/seats/3")
    table.call("PUT", "/seats/3", body={"occupant": "bot", "bot": "greedy"})
    table.call("POST", "/invites")
    table.take_seats()
    table.call("POST", "/start")
    # The first person who is asked does not answer, loses the seat, and comes back.
    asked = table.awaited()
    late = asked[0][0]
    lost = table.until("table.timed_out")
    table.play(3, silent=[late])
    table.call("POST", "/returns", late)
    table.until("table.returned", lost)
    table.play(8)
    # A vacation that ends early.
    until = f"{today + datetime.timedelta(days=2):%Y-%m-%dT%H:%M:%SZ}"
    call(base, "PUT", "/v1/me/vacation", table.tokens[late], {"until": until})
    taken = table.until("table.vacation_taken")
    table.play(4)
    call(base, "DELETE", "/v1/me/vacation", table.tokens[late])
    table.until("table.vacation_taken", taken)
    table.play(4)
    give_time(table)
    table.play(4)
    # All want a pause, play in it, and one of them lets the clocks run again.
    for player in range(3):
        table.call("PUT", "/pause", player, {"wanted": True})
    assert table.state()["paused"]
    table.play(4)
    table.call("PUT", "/pause", 1, {"wanted": False})
    table.play(4)
    # One wants the game to end, and plays on.
    table.call("PUT", "/abort", 2, {"wanted": True})
    table.play(2)
    table.call("PUT", "/abort", 2, {"wanted": False})
    table.play(10)
    table.call("POST", "/resignations", 2)
    table.play(silent=[2])
    wanted = (
        "bot_seated bot_left invite_replaced timed_out returned vacation_taken time_given pause_wanted abort_wanted resigned"
    )
    keep(file, table, {f"table.{kind}" for kind in wanted.split()})


def give_time(table):
    """A player gives time to another one whose clock runs."""
    asked = table.awaited()
    seat = asked[0][1]["decision"]["seat"]
    table.call("POST", "/gifts", (seat + 1) % 3, {"seat": seat, "seconds": 90})


def aborted(base, file):
    """A game that its players end without a result."""
    table = Table.made(base, random.Random(2), 3, ruleset="basari", seats=3)
    table.take_seats()
    table.call("POST", "/start")
    table.play(20)
    for player in range(3):
        table.call("PUT", "/abort", player, {"wanted": True})
        table.play(2)
    assert table.state()["outcome"]["reason"] == "table.aborted"
    keep(file, table, {"table.abort_wanted", "table.finished"})


def others_left(base, file):
    """A game that ends because the time of all others is up."""
    terms = {"time": {"type": "turn", "limit_s": SHORTEST_S}, "on_timeout": "lose"}
    table = Table.made(base, random.Random(3), 2, ruleset="haendler", seats=2, clock=terms)
    table.take_seats()
    table.call("POST", "/start")
    table.play(30)
    table.play(silent=[1])
    assert table.state()["outcome"]["reason"] == "table.others_left"
    keep(file, table, {"table.resigned", "table.finished"})


def turn_limit(base, file):
    """A game in which a bot takes over the seat of a player who does not answer in time, and one that is given up."""
    table = Table.made(
        base, random.Random(4), 4, ruleset="basari", seats=4, turn_limit_s=SHORTEST_S, stand_in="search"
    )
    table.take_seats()
    table.call("POST", "/start")
    table.play(30)
    table.play(answers=15, silent=[3])
    table.until("table.resigned")
    table.play(10, silent=[3])
    table.call("POST", "/resignations", 1)
    table.play(silent=[1, 3])
    keep(file, table, {"table.resigned"})


def tournament(base, file):
    """A rated game of a tournament that is cancelled while it is played."""
    tokens = [
        call(base, "POST", "/v1/users", body={"name": f"User {n}", "password": f"tea, earl grey, hot {n}"})["access_token"]
        for n in range(3)
    ]
    ends = f"{datetime.datetime.now(datetime.UTC) + datetime.timedelta(hours=1):%Y-%m-%dT%H:%M:%S.000Z}"
    cup = call(base, "POST", "/v1/tournaments", tokens[0], {
        "name": "Winter Cup", "ruleset": "medici", "seats": 3, "format": {"type": "swiss", "rounds": 1},
        "participants_max": 3, "registration_ends_at": ends, "round_limit_s": 3600, "turn_limit_s": 600, "rated": True,
        "entrants": "users",
    })["id"]
    for token in tokens:
        call(base, "PUT", f"/v1/tournaments/{cup}/participants/me", token)
    asked = awaited(lambda: due(base, tokens), lambda: call(base, "GET", "/v1/me/decisions?wait=1", tokens[0]))
    table = Table(base, tokens, asked[0][1]["game"], random.Random(5))
    table.play(15)
    call(base, "DELETE", f"/v1/tournaments/{cup}", tokens[0])
    table.until("table.tournament_cancelled")
    table.play()
    keep(file, table, {"table.tournament_cancelled"})


def sought(base, file, first_seed, ruleset, seats, options, wanted, tastes, act=None):
    """Sandboxes, one after the other, until everything that is wanted has happened in one."""
    wanted = {f"{ruleset}.{kind}" for kind in wanted.split()}
    weights = collections.defaultdict(lambda: 1, {f"{ruleset}.{kind}": weight for kind, weight in tastes.items()})
    for seed in itertools.count(first_seed):
        table = Sandbox.of(base, seed, ruleset, seats, options)
        seen = set()
        while asked := table.asked():
            answers = [(item, kind) for _, item in asked for kind in kinds(item["decision"])]
            # What has not happened yet is done as soon as it is possible.
            new = [answer for answer in answers if answer[1] in wanted - seen]
            choices = new or answers
            item, kind = table.luck.choices(choices, [weights[kind] for _, kind in choices])[0]
            action = (act or sample)(table.luck, item["decision"], kind)
            send(base, table.tokens[0], item, action)
            seen.add(kind)
        record = table.call("GET", "/record")
        lacking = wanted - set().union(*map(types, record["commits"]))
        print(f"seed {seed} lacks {', '.join(sorted(lacking)) or 'nothing'}")
        if not lacking:
            return keep(file, table, wanted)


def sample(luck, decision, kind):
    return luck.choice([action for action in decision["actions"] if action["type"] == kind])


def dealt(luck, decision, kind):
    """An action of Die Händler. Proposals are such that most of them can be accepted."""
    if kind != "haendler.propose_deal":
        return sample(luck, decision, kind)
    choice = luck.choice([choice for choice in decision["choices"] if choice["type"] == kind])
    pledge, asked = (luck.choice(choice[name]) if choice[name] else None for name in ("pledges", "asked_pledges"))
    card = {"card": luck.choice(choice["cards"]), "openly": luck.random() < 0.5} if choice["cards"] else None
    return {
        "type": kind, "seat": choice["seat"], "money": 0, "card": card, "pledge": pledge,
        "asked_money": 0, "asked_card": None, "asked_pledge": asked, "first": None,
    }


def deals(base, file):
    """Deals that are made, kept and broken, with cards that are named and cards that are not."""
    options = {"negotiation": True}
    wanted = "card_handed_over card_slipped_over pledge_kept pledge_lapsed"
    tastes = {"propose_deal": 0.2, "accept_proposal": 3, "decline_proposal": 0.2, "withdraw_proposal": 0.1}
    sought(base, file, 1, "haendler", 3, options, wanted, tastes, dealt)


def cards(base, file):
    """Influence cards that are seldom seen."""
    tastes = {"move_courier": 4, "purchase": 2, "load": 3}
    wanted = "play_free_loading play_sale_with_bonus sale_with_bonus_played"
    sought(base, file, 10, "haendler", 4, {}, wanted, tastes, picked)


def picked(luck, decision, kind):
    """An action of Die Händler. Of the influence cards those are picked that are seldom seen."""
    fitting = [action for action in decision["actions"] if action["type"] == kind]
    rare = [action for action in fitting if action.get("card") in ("free_loading", "sale_with_bonus")]
    return luck.choice(rare or fitting)


def trade(base, file):
    """An offer that is declined, a credit that is repaid, and a tile that moves no wagon."""
    wanted = "offer_declined decline_offer repay_credit credit_repaid spend_tile tile_spent"
    sought(base, file, 48, "haendler", 2, {}, wanted, {"offer_loading": 3, "take_credit": 3})


def stall(base, file):
    """A card that takes the place of another one in the stall."""
    options = {"decks": ["platypuses", "sloths", "foxes"], "round_limit": 20}
    sought(base, file, 4, "dale_of_merchants", 2, options, "choose_stall_card", {"build": 3, "play": 3, "buy": 2})


def deleted(base, file, program, data, stop):
    """A table that was deleted before its start has no record, so its log is kept as an export."""
    table = Table.made(base, random.Random(6), 2, ruleset="medici", seats=3, nonce="ü")
    table.take_seats()
    table.call("PUT", "/seats/2", body={"occupant": "bot", "bot": "greedy"})
    table.call("DELETE", "")
    stop()
    export = [program, "export", f"--data={data}", "--log=off", "-"]
    exported = subprocess.run(export, check=True, stdout=subprocess.PIPE, text=True, timeout=PATIENCE_S).stdout
    lines = [json.loads(line) for line in exported.splitlines()]
    # The documents are accounts and keys of the server, which no test needs.
    kept = [line for line in lines if "export" in line or line.get("entry", {}).get("log") == table.game]
    kept.append({"end": {"entries": len(kept) - 1, "documents": 0}})
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in kept)
    (LOGS / file).write_text(text, encoding="utf-8")
    print(LOGS / file)


def expired(file, source):
    """The table of another log, ended by the server: nothing had happened for 28 days, so its last commit is another one."""
    lines = [json.loads(line) for line in (LOGS / source).read_text(encoding="utf-8").splitlines()]
    entries = [line["entry"]["entry"] for line in lines if "entry" in line]
    seed = bytes.fromhex(entries[0]["seed"])

    def link(number, commit):
        salt = hmac.digest(seed, b"kontor/1 salt" + number.to_bytes(8, "big"), "sha256")
        text = json.dumps(commit, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        before = bytes.fromhex(entries[number - 1]["summary"]["chain_head"])
        return hashlib.sha256(b"kontor/1 link" + before + salt + text.encode()).hexdigest()

    last = entries[-1]
    number = len(entries) - 1
    assert link(number, last["commit"]) == last["summary"]["chain_head"], "the link is computed otherwise"
    at = datetime.datetime.fromisoformat(entries[-2]["commit"]["at"]) + datetime.timedelta(days=28)
    last["commit"] |= {
        "action": {"type": "table.expire"},
        "at": f"{at:%Y-%m-%dT%H:%M:%S}.{at.microsecond // 1000:03}Z",
        "events": [{"data": {"reason": "expired"}, "type": "table.deleted"}],
        "seat": None,
    }
    last["append_id"] = last["append_id"][::-1]
    last["summary"]["chain_head"] = link(number, last["commit"])
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    (LOGS / file).write_text(text, encoding="utf-8")
    print(LOGS / file)


SCENES = (clock, aborted, others_left, turn_limit, tournament, deals, cards, trade, stall)


def main(program, *names):
    for scene in SCENES:
        file = f"{scene.__name__}.json"
        if (names and scene.__name__ not in names) or any(LOGS.glob(f"*/*/{file}")):
            continue
        with tempfile.TemporaryDirectory() as data, server(program, data) as base:
            scene(base, file)
    file = "deleted.jsonl"
    if (not names or "deleted" in names) and not (LOGS / file).exists():
        with tempfile.TemporaryDirectory() as data, contextlib.ExitStack() as running:
            base = running.enter_context(server(program, data))
            deleted(base, file, program, data, running.close)
    if (not names or "expired" in names) and not (LOGS / "expired.jsonl").exists():
        expired("expired.jsonl", file)


if __name__ == "__main__":
    main(*sys.argv[1:])
