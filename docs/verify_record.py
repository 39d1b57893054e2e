"""Checks the record of a game with Python's standard library alone: the commitment to the seed, the chain,
and the random draws that can be computed without the rules.

    python3 verify_record.py record.json
    python3 verify_record.py --vectors vectors

It knows no rules. The page records.md lists what it therefore cannot check.
"""

import hashlib
import hmac
import json
import pathlib
import struct
import sys


class Fault(Exception):
    """What is wrong with a record."""


def require(holds, what):
    if not holds:
        raise Fault(what)


# --- the building blocks ---


def canonical(value):
    """RFC 8785, as far as records need it: names sorted by UTF-16 code units, no spaces, integers only."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    require(not isinstance(value, float), "a number is no integer")
    return json.dumps(value, ensure_ascii=False)


def commitment(seed):
    return hashlib.sha256(b"kontor/1 seed" + seed).digest()


def salt(seed, commit):
    return hmac.digest(seed, b"kontor/1 salt" + struct.pack(">Q", commit), "sha256")


def luck_key(seed, nonces):
    return hmac.digest(seed, b"kontor/1 luck" + canonical(nonces).encode(), "sha256")


def link(before, seed, commit, content):
    return hashlib.sha256(b"kontor/1 link" + before + salt(seed, commit) + canonical(content).encode()).digest()


def chacha20_block(key, counter, nonce):
    """Sixteen words of RFC 8439's ChaCha20; the nonce has 12 bytes."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key), counter, *struct.unpack("<3I", nonce)]
    words = list(start)

    def quarter_round(a, b, c, d):
        for to, plus, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            words[to] = (words[to] + words[plus]) & 0xFFFFFFFF
            mixed = words[turned] ^ words[to]
            words[turned] = (mixed << by | mixed >> (32 - by)) & 0xFFFFFFFF

    for _ in range(10):
        for column in range(4):
            quarter_round(column, column + 4, column + 8, column + 12)
        for column in range(4):
            quarter_round(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
    return [(word + first) & 0xFFFFFFFF for word, first in zip(words, start)]


class Luck:
    """The luck of one commit: the `stream`-th after the start of the game, the start itself being 0."""

    def __init__(self, key, stream):
        self.words = self._words(key, bytes(4) + struct.pack("<Q", stream))

    @staticmethod
    def _words(key, nonce):
        counter = 0
        while True:
            yield from chacha20_block(key, counter, nonce)
            counter += 1

    def below(self, bound):
        """A number from 0 to bound - 1. Words that would make low numbers more probable are skipped."""
        limit = 2**32 - 2**32 % bound
        return next(word for word in self.words if word < limit) % bound

    def shuffled(self, items):
        """Fisher-Yates shuffle, from the last place down."""
        items = list(items)
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]
        return items


# --- what each game draws, in the order of its events ---


class Medici:
    """Checks all draws: every shuffle of the 36 cards, and every lot between start players."""

    WARES = ["metals", "spices", "porcelain", "cloth", "dyes"]
    CARDS = [{"ware": None, "value": 10}, *({"ware": w, "value": v} for w in WARES for v in (0, 1, 2, 3, 4, 5, 5))]

    def __init__(self, table):
        pass

    def check(self, kind, data, luck):
        if kind == "medici.round_dealt":
            require(data["deck"] + data["left_out"] == luck.shuffled(self.CARDS), "the cards were not shuffled so")
        if kind == "medici.start_player_chosen":
            among = data["among"]
            chosen = among[luck.below(len(among))] if len(among) > 1 else among[0]
            require(data["seat"] == chosen, "the lot fell on another start player")


class Basari:
    """Checks all draws: every die."""

    def __init__(self, table):
        pass

    def check(self, kind, data, luck):
        dice = [roll["die"] for roll in data["rolls"]] if kind == "basari.opening_rolled" else []
        if kind in ("basari.figure_moved", "basari.roll_carried_out"):
            dice = [data["die"]]
        require(all(die == luck.below(6) + 1 for die in dice), "the dice fell otherwise")


class Haendler:
    """Checks all draws: the Starting player, and who gets which pair of abilities."""

    PAIRS = [
        ["express_courier", "warehouse_selling"],
        ["large_office", "driver"],
        ["great_driver", "courier"],
        ["favourable_purchasing", "office"],
    ]

    def __init__(self, table):
        self.seats, self.pairs = table["seats"], None

    def check(self, kind, data, luck):
        if kind == "haendler.starting_player_drawn":
            require(data["seat"] == luck.below(self.seats), "another Starting player was drawn")
        if kind == "haendler.abilities_dealt":
            self.pairs = self.pairs or luck.shuffled(self.PAIRS)
            require(data["abilities"] == self.pairs[data["seat"]], "the pairs of abilities were dealt otherwise")


class DaleOfMerchants:
    """Checks the set-up: sets, first player, all decks. Later draws depend on the positions of the cards,
    which only the rules know."""

    # Of each set the cards from value 1 up, with the number of copies.
    SETS = {
        "platypuses": [
            ("tireless_tinkerer", 4), ("calculations", 3), ("safety_precaution", 3), ("magnet", 3), ("dangerous_test", 1),
            ("glue", 1),
        ],
        "sloths": [
            ("steady_achiever", 4), ("shopping_journey", 3), ("housecleaning", 3), ("siesta", 3), ("lunch_break", 1),
            ("ironing", 1),
        ],
        "crocodiles": [
            ("little_villain", 4), ("gunfight", 3), ("night_shift", 3), ("ruthless_competition", 3), ("nasty_threat", 1),
            ("lost_shipments", 1),
        ],
        "foxes": [
            ("cunning_neighbour", 4), ("cheer", 3), ("raffle", 3), ("charity", 3), ("tasters", 1), ("rumours", 1),
        ],
        "polecats": [
            ("daring_adventurer", 4), ("rare_artefact", 3), ("swank", 3), ("risky_business", 3), ("natural_survivor", 1),
            ("sofa", 1),
        ],
        "owls": [
            ("wise_spy", 4), ("ancient_knowledge", 3), ("quality_inspection", 3), ("binoculars", 3), ("balancing", 1),
            ("extra_remarks", 1),
        ],
    }
    START_DECK = 10

    def __init__(self, table):
        self.seats, self.options = table["seats"], table["options"]

    def sets(self, luck):
        if self.options["decks"] is not None:
            return self.options["decks"]
        names = list(self.SETS)
        drawn = luck.shuffled(name for name in names if name != "owls")
        return sorted(drawn[: 4 if self.options["teams"] else self.seats + 1], key=names.index)

    def check(self, kind, data, luck):
        if kind != "dale_of_merchants.set_up":
            return
        sets = self.sets(luck)
        first = self.options["first_seat"]
        first = luck.below(self.seats) if first is None else first
        start = [self.SETS[name][0][0] for name in sets]
        start += ["junk"] * (self.START_DECK - len(start))
        decks = [luck.shuffled(start) for _ in range(self.seats)]
        market = luck.shuffled(card for name in sets for card, copies in self.SETS[name][1:] for _ in range(copies))
        drawn = (data["sets"], data["first"], data["decks"], data["market_deck"])
        require(drawn == (sets, first, decks, market), "the decks were not drawn and shuffled so")


GAMES = {"medici": Medici, "basari": Basari, "haendler": Haendler, "dale_of_merchants": DaleOfMerchants}


# --- the record ---


def ruling_seeds(record):
    """For each commit the seed that applies to it: that of the last entry that begins with it or before."""
    ruling = [None] * len(record["commits"])
    for number, entry in enumerate(record["seeds"]):
        begin, seed = entry["from_commit"], bytes.fromhex(entry["seed"])
        require(len(seed) == 32 and begin in range(len(ruling)), "a seed is malformed")
        require((begin == 0) == (number == 0), "the first seed rules from commit 0, and no other does")
        ruling[begin:] = [seed] * (len(ruling) - begin)
    return ruling


def chain(record, ruling):
    """The links, computed again."""
    links = [bytes(32)]
    for number, commit in enumerate(record["commits"]):
        links.append(link(links[-1], ruling[number], number, commit))
    return [computed.hex() for computed in links[1:]]


def check_commitments(record, ruling):
    """Each seed is the one to which its first commit published the commitment."""
    for begin in (entry["from_commit"] for entry in record["seeds"]):
        published = [event["data"].get("commitment") for event in record["commits"][begin]["events"]]
        require(commitment(ruling[begin]).hex() in published, f"commit {begin} does not commit to the seed")


def check_chain(record, ruling):
    require(len(record["links"]) == len(record["commits"]), "there is not one link for each commit")
    for number, commit in enumerate(record["commits"]):
        require(commit["format"] == 1 and commit["commit"] == number, f"commit {number} is of another format or number")
    for number, (computed, given) in enumerate(zip(chain(record, ruling), record["links"])):
        require(computed == given, f"commit {number}: its link does not follow")
    require(record["links"][-1] == record["chain_head"], "the chain ends elsewhere")


def check_luck(record, ruling):
    """Repeats the draws of each commit. Returns the number of commits since the start, in a fork since its own."""
    game, nonces, start, key = None, [], None, None
    for number, commit in enumerate(record["commits"]):
        for event in commit["events"]:
            kind, data = event["type"], event["data"]
            if kind == "table.created":
                game, nonces = GAMES[data["ruleset"]](data), [None] * data["seats"]
            elif kind == "table.forked":  # all seats are free again; the nonces start again
                nonces = [None] * len(nonces)
            elif kind == "table.seat_taken":
                nonces[data["seat"]] = data["nonce"]
            elif kind == "table.seat_left":
                nonces[data["seat"]] = None
            elif kind == "table.started":
                start, key = number, luck_key(ruling[number], nonces)
        if start is None:
            continue
        luck = Luck(key, number - start)
        for event in commit["events"]:
            try:
                game.check(event["type"], event["data"], luck)
            except Fault as fault:
                raise Fault(f"commit {number}: {fault}") from None
    return 0 if start is None else len(record["commits"]) - start


def check_frame(record):
    """The fields around the commits agree with the commits."""
    created = record["commits"][0]["events"][0]["data"]
    for field in ("ruleset", "rules_version", "options"):
        require(record[field] == created[field], f"{field} is not what the commits say")
    last = record["commits"][-1]["events"][-1]
    finished = last["data"] if last["type"] == "table.finished" else None
    require(finished == record["outcome"], "outcome is not what the commits say")


def verify(record):
    require(record["format"] == 1 and record["commits"] and record["seeds"], "this is no record of format 1")
    ruling = ruling_seeds(record)
    check_commitments(record, ruling)
    check_chain(record, ruling)
    check_frame(record)
    return check_luck(record, ruling)


# --- the test vectors ---


def check_vectors(folder):
    vectors = {file.stem: json.loads(file.read_text("utf-8-sig")) for file in sorted(pathlib.Path(folder).glob("*.json"))}
    unhex = bytes.fromhex

    def draws(case):
        luck = Luck(unhex(case["key"]), case["stream"])
        return [luck.below(bound) for bound in case["bounds"]]

    compute = {
        "canonical": lambda case: canonical(case["value"]),
        "commitment": lambda case: commitment(unhex(case["seed"])).hex(),
        "salt": lambda case: salt(unhex(case["seed"]), case["commit"]).hex(),
        "luck_key": lambda case: luck_key(unhex(case["seed"]), case["nonces"]).hex(),
        "draws": draws,
        "shuffle": lambda case: Luck(unhex(case["key"]), case["stream"]).shuffled(case["items"]),
        "chain": lambda case: chain(case, ruling_seeds(case)),
    }
    require(set(vectors) == set(compute), f"the vectors are {sorted(vectors)}")
    for name, cases in vectors.items():
        for case in cases:
            require(compute[name](case) == case["result"], f"{name}: {case} gives {compute[name](case)}")
    return sum(map(len, vectors.values()))


def main(arguments):
    try:
        if arguments[:1] == ["--vectors"]:
            print(f"{check_vectors(arguments[1])} vectors hold")
            return 0
        record = json.loads(pathlib.Path(arguments[0]).read_text("utf-8-sig"))
        played = verify(record)
        print(f"commitment, chain and luck are in order: {len(record['commits'])} commits, {played} since the start")
        return 0
    except Fault as fault:
        print(fault, file=sys.stderr)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        print(f"this is no record: {error!r}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
