#!/usr/bin/env python3
"""Starts a program on copies of the fixtures, and compares what it answers with the golden answers.

    python3 tests/stores/check.py target/debug/kontor
    python3 tests/stores/check.py target/debug/kontor postgresql
    python3 tests/stores/check.py target/debug/kontor world-sled sign_up-sled

Of data directories, some starts are killed while they convert what the released program has stored, one after each batch of
the conversion: then the next start completes it, and the answers are the same.

It exits with 1 and prints what differs. The server may take its time to complete what a killed one has begun: answers that
differ are read again for a while. Then the steps are taken, once each.
"""

import concurrent.futures
import difflib
import json
import os
import pathlib
import shutil
import sys
import tempfile
import time

import fixtures
import kills
import readings
from running import Clock, PostgreSql, Server

# How long a server may take to complete what it finds.
COMPLETED_WITHIN_S = 40
PAUSE_S = 0.3
STORES_AT_A_TIME = 2
# Of the stores that a kill has left at one write after the other, `make nightly` reads all, and `make test` some.
STORES_EVERY = 1 if "NIGHTLY" in os.environ else 6
# The same of databases, which take long to start: what a server completes does not depend on the store.
DATABASES_EVERY = 1 if "NIGHTLY" in os.environ else 3
# After how many batches of its conversion the start of a store is killed: after each one in `make nightly`, and otherwise of the
# largest archive alone, at so many places.
STARTS_KILLED = None if "NIGHTLY" in os.environ else 3
DIFFERENCES_SHOWN_MAX = 12


def differences(found, expected, poke):
    """Reads until all answers are the expected ones, or for so long; returns those that are not."""
    end = time.monotonic() + COMPLETED_WITHIN_S
    differing = {name: found[name]() for name in expected}
    differing = {name: answer for name, answer in differing.items() if answer != expected[name]}
    has_waited = False
    while differing and time.monotonic() < end:
        poke()
        time.sleep(PAUSE_S)
        has_waited = True
        answers = {name: found[name]() for name in differing}
        differing = {name: answer for name, answer in answers.items() if answer != expected[name]}
    if has_waited and not differing:
        # What was as expected before may have changed with the rest.
        answers = {name: found[name]() for name in expected}
        differing = {name: answer for name, answer in answers.items() if answer != expected[name]}
    return differing


def ends_of_open_tables(server):
    """When each table ends that has not begun. The time of those of an earlier release counts from the first start, and not
    from a later one."""
    tables = server.call("GET", "/v1/games?limit=100&status=open").expect(200)["items"]
    return {table["id"]: table["expires_at"] for table in tables}


def compared(program, store, golden, clock, postgresql):
    """What differs in a store, as text."""
    server, manifest = fixtures.opened(program, store, clock, postgresql)
    try:
        found = readings.readings(server, manifest)
        steps = dict(readings.afterwards(server, manifest))
        expected = {name: answer for name, answer in golden.items() if name in found}
        poke = lambda: fixtures.poke(server, manifest)
        differing = differences(found, expected, poke)
        for name, take in steps.items():
            if " GET " in name and name in golden:
                # What a deletion leaves behind in other documents goes within a minute.
                differing |= differences({name: take}, {name: golden[name]}, poke)
            elif (answer := take()) != golden.get(name):
                differing[name] = answer
        ends = ends_of_open_tables(server)
        server.stop()
        said = readings.closing(server)
        differing |= {name: code for name, code in said.items() if code != golden.get(name)}
        if store.name == fixtures.WHOLE:
            golden |= {"ends of open tables after a restart": ends}
            clock.advance(seconds=fixtures.RESTARTED_AFTER_S)
            later = ends_of_open_tables(server.start())
            if not ends or later != ends:
                differing["ends of open tables after a restart"] = later
        known = found.keys() | steps.keys() | said.keys() | {"written", "ends of open tables after a restart"}
        missing = [name for name in golden if name not in known]
        return [f"{name} is read no more" for name in missing] + [
            shown(name, golden.get(name), answer) for name, answer in differing.items()
        ]
    finally:
        server.kill()


def shown(name, expected, answer):
    lines = [json.dumps(text, indent=1, ensure_ascii=False, sort_keys=True).splitlines() for text in (expected, answer)]
    return "\n".join([name, *list(difflib.unified_diff(*lines, "golden", "answer", n=2, lineterm=""))[:40]])


def check(program, name, folder, pool):
    """Compares all stores of an archive. Returns how many there are, and the differences."""
    folder = pathlib.Path(folder) / name
    stores = dict(list(fixtures.unpack(name, folder).items())[::STORES_EVERY])
    folder.chmod(0o755)
    golden = fixtures.read_golden(name)
    clock = Clock(folder, fixtures.AT)
    clock.advance(seconds=fixtures.READ_AFTER_S)
    postgresql = PostgreSql(clock) if name.endswith("-postgresql") else None
    try:
        compare = lambda item: compared(program, item[1], golden[item[0]], clock, postgresql)
        return len(stores), [(store, found) for store, found in zip(stores, pool.map(compare, stores.items())) if found]
    finally:
        if postgresql:
            postgresql.stop()


def places(count):
    """The numbers up to this one; by day some of them, the first and the last among them."""
    if STARTS_KILLED is None or count <= STARTS_KILLED:
        return list(range(1, count + 1))
    return [1 + number * (count - 1) // (STARTS_KILLED - 1) for number in range(STARTS_KILLED)]


def check_killed_starts(program, name, folder, pool):
    """Kills starts of the first store of an archive, and compares what the next start answers with the golden answers. Returns
    how many there were, and the differences."""
    folder = pathlib.Path(folder) / f"{name}-starts"
    store = next(iter(fixtures.unpack(name, folder).values()))
    golden = fixtures.read_golden(name)[store.name]
    folder.chmod(0o755)

    def copied(number):
        # The name of a store says how it was left.
        to = folder / f"killed-{number}" / store.name
        shutil.copytree(store, to)
        # Readings set the clock forward.
        clock = Clock(to.parent, fixtures.AT)
        clock.advance(seconds=fixtures.READ_AFTER_S)
        return to, clock

    def compare(number):
        killed, clock = copied(number)
        kills.traced_start(Server(program, killed, clock), number)
        return compared(program, killed, dict(golden), clock, None)

    count = kills.traced_start(Server(program, *copied(0)))
    assert count, "a start writes"
    numbers = places(count)
    named = lambda number: f"{store.name} whose start was killed at sync {number} of {count}"
    return len(numbers), [(named(number), found) for number, found in zip(numbers, pool.map(compare, numbers)) if found]


def main(program, *wanted):
    program = str(pathlib.Path(program).resolve())
    kinds = [name for name in wanted if name in fixtures.KINDS]
    wanted = [name for name in wanted if name not in fixtures.KINDS]
    for kind in kinds or ([] if wanted else fixtures.KINDS):
        names = fixtures.names(kind)
        every = DATABASES_EVERY if kind == "postgresql" else 1
        wanted += [name for number, name in enumerate(names) if number % every == 0 or name.startswith("world")]
    count, failed = 0, False
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(STORES_AT_A_TIME) as pool:
        pathlib.Path(folder).chmod(0o755)
        for name in wanted:
            began = time.monotonic()
            stores, differing = check(program, name, folder, pool)
            if name.endswith("-sled") and (STARTS_KILLED is None or name.startswith("world")):
                starts, more = check_killed_starts(program, name, folder, pool)
                stores, differing = stores + starts, differing + more
            count += stores
            print(f"{name}: {stores} stores, {time.monotonic() - began:.1f} s")
            for store, found in differing:
                failed = True
                for text in found[:DIFFERENCES_SHOWN_MAX]:
                    print(f"{name}, store {store}: {text}")
    print(f"{count} stores were read")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
