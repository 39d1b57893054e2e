#!/usr/bin/env python3
"""Makes the fixtures: stores of a released program, stores of servers that were killed, and golden answers.

    python3 tests/stores/make.py KONTOR                          # everything that is not there yet
    python3 tests/stores/make.py KONTOR world-sled sign_up-sled  # some of it

Every later version of the program must open these stores, complete what a killed server has begun, and answer as the golden
files say; `check.py` compares that. What was released is never made again: it represents the data that exist. `archives/`
and `golden/` have, for a data directory (`-sled`) and for a dump of a database (`-postgresql`):

* `world`: one store with everything that the program keeps (`world.py`);
* the scenes of `scenes.py`: small stores of servers that were killed in the middle of a request, by the number of writes that
  were on disk, from 1 to all but the last one. `written` in the golden file says which documents and entries these were.

What is there was made on 27 November 2026 by the program 0.1.0 (commit e4eb5afd), as it was before a request became one write: logs of format
1, index rows of version 11, tables of a database of version 1. That program wrote the documents of one request one after the
other, so its stores are what the conversions of later programs are tested with. A store that is made now names its program
as `made_by` in its manifest.

Needed are libfaketime, strace and PostgreSQL. Ids, seeds and tokens are drawn at random, so stores that are made again are
others, with the same course of things.
"""

import concurrent.futures
import datetime
import hashlib
import os
import pathlib
import shutil
import sys
import tempfile
import time

import afterwards
import fixtures
import kills
import readings
import scenes
import services
import world
from running import Clock, PostgreSql, Server, ran

BEGINS_AT = "2027-03-01T12:00:00"
SCENES_BEGIN_AT = "2027-03-01T12:58:00"
# So long a server has at least for what it does by itself: it looks for nothing more rarely, but for what is to be deleted
# for its age.
SETTLED_AFTER_S = 65
STORES_AT_A_TIME = 16
# Of a database not every write is worth a store: the first, and one in the middle.
POINTS_OF_DATABASE = 2


def made_by(program):
    """Which program makes a store: its version, the day, and the checksum of its file."""
    version = ran([program, "--version"]).stdout.decode().strip()
    checksum = hashlib.sha256(pathlib.Path(program).read_bytes()).hexdigest()
    return {"program": version, "sha256": checksum, "on": f"{datetime.date.today()}"}


class Place:
    """Where a store is made: a folder, a clock, and perhaps a PostgreSQL with a database."""

    def __init__(self, program, kind, folder):
        self.program, self.folder = program, pathlib.Path(folder)
        self.made_by = made_by(program)
        self.clock = Clock(self.folder, BEGINS_AT)
        self.postgresql = PostgreSql(self.clock) if kind == "postgresql" else None
        flags = []
        if self.postgresql:
            self.postgresql.create("base")
            flags = self.postgresql.flags("base")
        (self.folder / "base").mkdir()
        self.server = Server(program, self.folder / "base", self.clock, [*flags, *services.WEBHOOK_FLAGS])

    def keep(self, server, store, manifest, database=None):
        """Keeps the store of a server that runs no more as it will be packed."""
        store.mkdir(parents=True)
        shutil.copytree(server.data, store / "data", ignore=shutil.ignore_patterns("*.sock"))
        if self.postgresql:
            dump = self.postgresql.dump(database).decode()
            # Statements of newer programs that older ones do not know.
            kept = [line for line in dump.splitlines() if not line.startswith(("\\restrict", "\\unrestrict"))]
            (store / "dump.sql").write_text("\n".join(kept) + "\n")
        fixtures.write_manifest(store, manifest | {"made_by": self.made_by})

    def over(self):
        self.server.kill()
        if self.postgresql:
            self.postgresql.stop()


def make_world(place, stores):
    server = place.server.start()
    manifest = world.build(server)
    manifest["seats"] = readings.seats_of(server, manifest)
    manifest["afterwards"] = afterwards.of_world(manifest)
    server.stop()
    place.keep(server, stores / "all", manifest, "base")
    return {}


def make_scene(place, prepare, stores):
    """Makes a store for each number of writes; returns what was written."""
    # Seeks do not last long.
    place.clock.set(SCENES_BEGIN_AT)
    server = place.server.start()
    scene = scenes.Scene(server)
    interrupted = prepare(scene)
    place.clock.set(fixtures.AT)
    for player in scene.people.values():
        player.go_on()
    manifest = scene.manifest(interrupted)
    manifest["seats"] = readings.seats_of(server, manifest)
    server.stop()
    make = Points(place, manifest, stores)
    total = make.count()
    points = range(1, total)
    if place.postgresql:
        points = sorted({1, total // 2})[-POINTS_OF_DATABASE:] if total > 1 else []
    print(f"  {prepare.__name__}: {total} writes, stores for {list(points)}", flush=True)
    return {str(point): {"written": make.point(point)} for point in points}


class Points:
    """Kills servers on copies of one store."""

    def __init__(self, place, manifest, stores):
        self.place, self.manifest, self.stores = place, manifest, stores
        flags = place.postgresql.flags("base") if place.postgresql else []
        self.before = kills.lines(place.server, flags)
        self.attempts = 0

    def copy(self):
        """A server on a copy, not started yet, with its proxy and database."""
        self.attempts += 1
        folder = self.place.folder / f"attempt-{self.attempts}"
        shutil.copytree(self.place.server.data, folder / "data", ignore=shutil.ignore_patterns("*.sock"))
        if not self.place.postgresql:
            return Server(self.place.program, folder, self.place.clock, services.WEBHOOK_FLAGS), None, None
        database = f"attempt_{self.attempts}"
        self.place.postgresql.tool("createdb", "--template=base", database)
        proxy = kills.Proxy(self.place.postgresql.port)
        flags = [*self.place.postgresql.flags(database, proxy.port), *services.WEBHOOK_FLAGS]
        return Server(self.place.program, folder, self.place.clock, flags), proxy, database

    def run(self, kill_at=None):
        """Sends the request to a server that is killed after so many writes, or never. Returns the server and how many
        writes were counted."""
        server, proxy, database = self.copy()
        server.start()
        is_over = lambda: server.process.poll() is not None
        people = self.manifest["people"]
        if proxy:
            proxy.arm(None, None)
            kills.quiet(lambda: proxy.commits)
            proxy.arm(kill_at, server.process.kill)
            answered = kills.send(server, self.manifest["interrupted"], people)
            count = kills.quiet(lambda: proxy.commits, is_over)
        else:
            counting = kills.Traced(server)
            kills.quiet(counting.count)
            counting.detach()
            traced = kills.Traced(server, kill_at)
            answered = kills.send(server, self.manifest["interrupted"], people)
            count = kills.quiet(traced.count, is_over)
        if kill_at:
            server.process.wait(kills.QUIET_S)
        elif not answered:
            raise AssertionError(f"the request was refused: {server.log.read_text()[-2000:]}")
        server.kill()
        return server, count, database

    def count(self):
        return self.run()[1]

    def point(self, kill_at):
        server, _, database = self.run(kill_at)
        self.place.keep(server, self.stores / str(kill_at), self.manifest, database)
        flags = self.place.postgresql.flags(database) if database else []
        server.data = kills.copied(server, "looked-at")
        return kills.written(self.before, kills.lines(server, flags))


def make_golden(program, name, extra, folder):
    """Starts the program on the new stores, waits until it has done what it does by itself, and writes what it answers."""
    folder = pathlib.Path(folder) / "golden" / name
    stores = fixtures.unpack(name, folder)
    clock = Clock(folder, fixtures.AT)
    clock.advance(seconds=fixtures.READ_AFTER_S)
    postgresql = PostgreSql(clock) if name.endswith("-postgresql") else None
    try:
        with concurrent.futures.ThreadPoolExecutor(STORES_AT_A_TIME) as pool:
            answer = lambda store: answers(program, store, clock, postgresql)
            found = dict(zip(stores, pool.map(answer, stores.values())))
    finally:
        if postgresql:
            postgresql.stop()
    fixtures.write_golden(name, {store: extra.get(store, {}) | answered for store, answered in found.items()})


def answers(program, store, clock, postgresql):
    server, manifest = fixtures.opened(program, store, clock, postgresql)
    try:
        found = readings.readings(server, manifest)
        # Reading lets the server do things, too, as when it looks for news.
        for read in found.values():
            read()
        fixtures.poke(server, manifest)
        time.sleep(SETTLED_AFTER_S)
        first = {name: read() for name, read in found.items()}
        again = {name: read() for name, read in found.items()}
        if unsettled := [name for name in first if first[name] != again[name]]:
            raise AssertionError(f"{store}: still changing: {unsettled}")
        again |= {name: take() for name, take in readings.afterwards(server, manifest)}
        server.stop()
        return again | readings.closing(server)
    finally:
        server.kill()


def make(program, name, folder):
    scene, kind = name.rsplit("-", 1)
    with tempfile.TemporaryDirectory(dir=folder) as made:
        made = pathlib.Path(made)
        place, stores = Place(program, kind, made), made / "stores"
        try:
            extra = make_world(place, stores) if scene == "world" else make_scene(place, scenes.SCENES[scene], stores)
        finally:
            place.over()
        if stores.exists():
            fixtures.pack(name, stores)
            make_golden(program, name, extra, folder)


def main(program, *wanted):
    program = str(pathlib.Path(program).resolve())
    everything = [f"{scene}-{kind}" for kind in fixtures.KINDS for scene in ["world", *scenes.SCENES]]
    wanted = wanted or [name for name in everything if not (fixtures.ARCHIVES / f"{name}.tar.xz").exists()]
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        for name in wanted:
            print(name, flush=True)
            make(program, name, folder)


if __name__ == "__main__":
    main(*sys.argv[1:])
