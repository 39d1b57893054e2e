"""How many moves a second servers over one database carry: a discrete-event simulation.

python3 tools/scale/simulate.py            prints the figures of docs/scale.md
python3 tools/scale/simulate.py --check    fails if the model is off by more than a quarter from what was measured

A request takes time of a core, waits in the queue of its server's committer, is written with a batch (two round trips, one
group commit on the primary, one sync on the faster standby) and is answered. Other servers get a hint and read the entry.
Times are in microseconds. The same seed gives the same figures. Only Python's standard library is used.
"""

from __future__ import annotations

import argparse
import heapq
import random
import sys
from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from itertools import count

#: A process gives what it waits for: a function that is told how to go on.
Wait = Callable[[Callable[[], None]], None]
Process = Generator[Wait, None, None]

#: A core is given to the next job after this time.
SLICE_US = 250.0
#: Writes in a batch at most, as in src/store/postgres/committer.rs.
BATCH_MAX = 256
#: Hints are collected for so long (src/store/postgres/notifications.rs).
COLLECT_US = 2_000.0
#: Entries that a server reads in a query at most, if it reads those of several messages.
READ_MAX = 256
#: The share by which the model may be off.
TOLERANCE = 0.25


class Simulation:
    """The clock and what is to happen."""

    def __init__(self, seed: int) -> None:
        self.now = 0.0
        self.luck = random.Random(seed)
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()

    def at(self, delay: float, call: Callable[[], None]) -> None:
        heapq.heappush(self._due, (self.now + delay, next(self._order), call))

    def sleep(self, delay: float) -> Wait:
        return lambda go_on: self.at(delay, go_on)

    def start(self, process: Process) -> None:
        def step() -> None:
            wait = next(process, None)
            if wait is not None:
                wait(step)

        step()

    def run(self, until: float) -> None:
        while self._due and self._due[0][0] <= until:
            self.now, _, call = heapq.heappop(self._due)
            call()


class Cores:
    """Cores that take turns on their jobs."""

    def __init__(self, simulation: Simulation, cores: int) -> None:
        self._simulation = simulation
        self._free = self.cores = cores
        self._waiting: deque[tuple[float, Callable[[], None]]] = deque()
        self.busy_us = 0.0

    def work(self, time: float) -> Wait:
        def begin(go_on: Callable[[], None]) -> None:
            self._waiting.append((time, go_on))
            self._next()

        return begin

    def _next(self) -> None:
        if self._free == 0 or not self._waiting:
            return
        self._free -= 1
        time, go_on = self._waiting.popleft()
        turn = min(time, SLICE_US)
        self.busy_us += turn

        def done() -> None:
            self._free += 1
            if time > turn:
                self._waiting.append((time - turn, go_on))
            else:
                go_on()
            self._next()

        self._simulation.at(turn, done)


class Disk:
    """A disk that is synced for all who wait, and again for those who came during the sync: group commit."""

    def __init__(self, simulation: Simulation, sync_us: float) -> None:
        self._simulation, self._sync_us = simulation, sync_us
        self._waiting: list[Callable[[], None]] = []
        self._is_busy = False
        self.syncs = 0

    def sync(self) -> Wait:
        def begin(go_on: Callable[[], None]) -> None:
            self._waiting.append(go_on)
            if not self._is_busy:
                self._flush()

        return begin

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        self._is_busy = True
        self.syncs += 1

        def done() -> None:
            self._is_busy = False
            for go_on in waiting:
                go_on()
            if self._waiting and not self._is_busy:
                self._flush()

        # Half of a sync always takes as long, the other half varies.
        varies = self._simulation.luck.expovariate(1.0)
        self._simulation.at(self._sync_us * (0.5 + 0.5 * varies), done)


@dataclass(frozen=True)
class Costs:
    """What was measured, or follows from it; docs/scale.md says which is which."""

    request_us: float = 47.0  # threads that answer an action
    generator_us: float = 16.0  # the load generator, where it shares the cores
    own_store_us: float = 22.0  # writer and engine of the embedded store, for each entry
    own_batch_us: float = 50.0  # the same for each batch
    client_us: float = 16.0  # a server's side of an entry in a database
    batch_us: float = 180.0  # the primary, for each batch: five statements
    entry_us: float = 60.0  # the primary, for each entry with its index rows
    standby_us: float = 12.0  # a standby, for each entry
    read_us: float = 45.0  # the primary, for an entry that another server reads
    read_more_us: float = 25.0  # for each further one in the same query
    hear_us: float = 80.0  # a server, for an entry that it reads
    catch_up_us: float = 100.0  # a server, for an action in a game in which another server has made the last one
    wake_us: float = 45.0  # until a thread that waits goes on
    notify_us: float = 360.0  # the primary, for a message of a server to the others
    sync_us: float = 250.0  # fdatasync: 2,600 to 6,500 a second were measured
    network_us: float = 100.0  # between two machines, one way, inside of one site


@dataclass(frozen=True)
class SetUp:
    """Machines, load, and how news come."""

    servers: int = 1
    tables: int = 0  # closed loop: each table sends its next action when the one before was answered
    moves_per_s: float = 0.0  # open loop
    is_shared: bool = False  # all programs on the cores of one machine
    cores: int = 2  # of that machine, or of a server
    primary_cores: int = 16
    is_embedded: bool = False
    in_flight: int = 1  # batches of a server at a time
    has_rules: bool = True  # False: appends alone, without HTTP and rules
    read_share: float = 1.0  # of the entries of other servers, those that a server reads
    reads_waiting: bool = False  # of all messages that wait at once, not of each message alone
    roams: bool = False  # each action of a table goes to another server than the one before
    seconds: float = 2.0
    collect_us: float = COLLECT_US
    costs: Costs = Costs()


@dataclass
class Figures:
    """What came of it."""

    per_s: float
    p50_ms: float
    p99_ms: float
    news_p50_ms: float
    news_p99_ms: float
    news_waiting: int
    batch: float
    primary_busy: float  # cores
    syncs_per_s: float


class Model:
    """One run."""

    def __init__(self, set_up: SetUp, seed: int = 1) -> None:
        self.s, self.c = set_up, set_up.costs
        self.sim = Simulation(seed)
        shared = Cores(self.sim, set_up.cores)

        def machine(cores: int) -> Cores:
            return shared if set_up.is_shared else Cores(self.sim, cores)

        self.primary = machine(set_up.primary_cores)
        self.standbys = [machine(set_up.primary_cores) for _ in range(2)]
        self.generator = machine(1_000)
        self.server = [machine(set_up.cores) for _ in range(set_up.servers)]
        self.disk = Disk(self.sim, self.c.sync_us)
        self.standby_disks = [Disk(self.sim, self.c.sync_us) for _ in range(2)]
        self.network_us = 15.0 if set_up.is_shared else self.c.network_us
        self.queue: list[deque[Callable[[], None]]] = [deque() for _ in range(set_up.servers)]
        self.committing = [0] * set_up.servers
        self.hints: list[list[tuple[float, int]]] = [[] for _ in range(set_up.servers)]
        self.heard: list[deque[tuple[float, int]]] = [deque() for _ in range(set_up.servers)]
        self.is_hearing = [False] * set_up.servers
        self.latencies: list[float] = []
        self.news: list[float] = []
        self.batches = self.entries = 0
        self.warm_us = 0.2 * set_up.seconds * 1e6

    def varied(self, time: float) -> float:
        return time * self.sim.luck.uniform(0.5, 1.5)

    def move(self, server: int) -> Process:
        began = self.sim.now
        if self.s.has_rules:
            yield self.generator.work(self.varied(self.c.generator_us / 2))
            yield self.sim.sleep(self.network_us + self.c.wake_us)
            yield self.server[server].work(self.varied(self.c.request_us))
            yield self.sim.sleep(self.c.wake_us)
        if self.s.roams:
            # What it has in memory is older than the last action.
            yield from self.read(server, 1)
            yield self.server[server].work(self.c.catch_up_us)
        if not self.s.is_embedded:
            yield self.server[server].work(self.varied(self.c.client_us))
        yield lambda go_on: self.append(server, go_on)
        if self.s.has_rules:
            yield self.sim.sleep(self.network_us + 2 * self.c.wake_us)
            yield self.generator.work(self.varied(self.c.generator_us / 2))
        if self.sim.now >= self.warm_us:
            self.latencies.append(self.sim.now - began)
        if self.s.tables:
            self.sim.start(self.move((server + 1) % self.s.servers if self.s.roams else server))

    def append(self, server: int, go_on: Callable[[], None]) -> None:
        self.queue[server].append(go_on)
        if self.committing[server] < self.s.in_flight:
            self.committing[server] += 1
            self.sim.at(0.0, lambda: self.sim.start(self.commit(server)))

    def commit(self, server: int) -> Process:
        queue = self.queue[server]
        while queue:
            size = min(len(queue), BATCH_MAX)
            if self.s.in_flight > 1:
                size = min(size, 32)
            batch = [queue.popleft() for _ in range(size)]
            self.batches += 1
            self.entries += size
            if self.s.is_embedded:
                yield self.server[server].work(self.c.own_batch_us + self.c.own_store_us * size)
                yield self.disk.sync()
            else:
                yield from self.transaction(size)
            for go_on in batch:
                go_on()
            if not self.s.is_embedded and self.s.servers > 1:
                self.tell(server, size)
        self.committing[server] -= 1

    def transaction(self, size: int) -> Process:
        for share in (0.3, 0.7):
            yield self.sim.sleep(self.network_us)
            yield self.primary.work(self.varied(share * (self.c.batch_us + self.c.entry_us * size)))
            if share == 0.3:
                yield self.sim.sleep(self.network_us)
        yield self.disk.sync()
        yield self.on_a_standby(size)
        yield self.sim.sleep(self.network_us)

    def on_a_standby(self, size: int) -> Wait:
        def begin(go_on: Callable[[], None]) -> None:
            is_first = [True]

            def copy(standby: int) -> Process:
                yield self.sim.sleep(self.network_us)
                yield self.standbys[standby].work(self.c.standby_us * size)
                yield self.standby_disks[standby].sync()
                yield self.sim.sleep(self.network_us)
                if is_first[0]:
                    is_first[0] = False
                    go_on()

            for standby in (0, 1):
                self.sim.start(copy(standby))

        return begin

    def tell(self, server: int, size: int) -> None:
        """Tells the other servers of a batch, with what else is committed while hints are collected."""
        self.hints[server].append((self.sim.now, size))
        if len(self.hints[server]) == 1:
            self.sim.start(self.notify(server))

    def notify(self, server: int) -> Process:
        yield self.sim.sleep(self.s.collect_us)
        hints, self.hints[server] = self.hints[server], []
        yield self.sim.sleep(self.network_us + self.c.wake_us)
        yield self.primary.work(self.varied(self.c.notify_us))
        yield self.sim.sleep(self.network_us + self.c.wake_us)
        message = (hints[0][0], sum(size for _, size in hints))
        for other in range(self.s.servers):
            if other == server:
                continue
            self.heard[other].append(message)
            if not self.is_hearing[other]:
                self.is_hearing[other] = True
                self.sim.start(self.hear(other))

    def read(self, server: int, entries: int) -> Process:
        """A server reads entries of others in one query."""
        yield self.sim.sleep(self.network_us)
        yield self.primary.work(self.varied(self.c.read_us + self.c.read_more_us * (entries - 1)))
        yield self.sim.sleep(self.network_us + self.c.wake_us)
        yield self.server[server].work(self.c.hear_us * entries)

    def hear(self, server: int) -> Process:
        while self.heard[server]:
            committed, size = self.heard[server].popleft()
            while self.s.reads_waiting and self.heard[server] and size < READ_MAX:
                size += self.heard[server].popleft()[1]
            if self.s.read_share < 1:
                size = sum(self.sim.luck.random() < self.s.read_share for _ in range(size))
            if size:
                yield from self.read(server, size)
            if self.sim.now >= self.warm_us:
                self.news.append(self.sim.now - committed)
        self.is_hearing[server] = False

    def arrivals(self) -> Process:
        for number in count():
            yield self.sim.sleep(self.sim.luck.expovariate(self.s.moves_per_s / 1e6))
            self.sim.start(self.move(number % self.s.servers))

    def run(self) -> Figures:
        for table in range(self.s.tables):
            self.sim.start(self.move(table % self.s.servers))
        if self.s.moves_per_s:
            self.sim.start(self.arrivals())
        until = self.s.seconds * 1e6
        self.sim.run(until)
        self.latencies.sort()
        self.news.sort()
        measured_s = (until - self.warm_us) / 1e6
        waiting = sum(size for heard in self.heard for _, size in heard)
        return Figures(
            per_s=len(self.latencies) / measured_s,
            p50_ms=share_of(self.latencies, 0.5),
            p99_ms=share_of(self.latencies, 0.99),
            news_p50_ms=share_of(self.news, 0.5),
            news_p99_ms=share_of(self.news, 0.99),
            news_waiting=waiting,
            batch=self.entries / max(self.batches, 1),
            primary_busy=self.primary.busy_us / until,
            syncs_per_s=self.disk.syncs / until * 1e6,
        )


def share_of(sorted_us: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    return sorted_us[min(int(len(sorted_us) * share), len(sorted_us) - 1)] / 1000 if sorted_us else 0.0


EMBEDDED = SetUp(tables=64, is_shared=True, is_embedded=True)
APPENDS = SetUp(tables=64, is_shared=True, has_rules=False, in_flight=2)


def measured() -> list[tuple[str, float, float]]:
    """What was measured, as a lowest and a highest figure, beside what the model says: name, model, measured."""
    embedded = Model(EMBEDDED).run()
    alone = Model(replace(EMBEDDED, tables=1)).run()
    appends = Model(APPENDS).run()
    own = Model(replace(APPENDS, is_embedded=True, in_flight=1)).run()
    # The probe did not collect hints.
    news = Model(SetUp(servers=2, tables=1, is_shared=True, collect_us=0.0)).run()
    over = [Model(SetUp(servers=servers, tables=64, is_shared=True)).run() for servers in (1, 2, 3)]
    roaming = Model(SetUp(servers=3, tables=64, is_shared=True, roams=True)).run()
    return [
        ("own store, Medici, 64 tables: actions/s", embedded.per_s, 18_013),
        ("own store, Medici, 64 tables: p50, ms (64 tables by their rate)", embedded.p50_ms, 64 / 18.013),
        ("own store, one table alone: ms", alone.p50_ms, 0.598),
        ("database, appends alone, 64 at a time: appends/s", appends.per_s, 16_500),
        ("database, appends alone: p50, ms", appends.p50_ms, 3.4),
        ("database, appends alone: p99, ms", appends.p99_ms, 6.6),
        ("own store, appends alone, 64 at a time: appends/s", own.per_s, 36_500),
        ("own store, appends alone: p50, ms", own.p50_ms, 1.5),
        ("from a commit to its entry at another server, p50, ms", news.news_p50_ms, 0.7),
        # The means of two runs in which the machine had a third of its speed, so only ratios can be compared.
        ("one server over a database: actions as a share of the own store's", over[0].per_s / embedded.per_s, 0.485),
        ("two servers: the same", over[1].per_s / embedded.per_s, 0.39),
        ("three servers: the same", over[2].per_s / embedded.per_s, 0.335),
        ("three, another one at each action: actions as a share of those that keep to one", roaming.per_s / over[2].per_s, 0.545),
    ]


def check() -> bool:
    """Prints model and measurement, and tells whether all are near enough."""
    is_right = True
    for name, model, found in measured():
        off = model / found - 1
        is_right &= abs(off) <= TOLERANCE
        print(f"{'ok ' if abs(off) <= TOLERANCE else 'OFF'} {model:10.2f} measured {found:10.2f} {off:+7.0%}  {name}")
    return is_right


def main() -> int:
    """Compares, and prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only compare the model with what was measured")
    if not check():
        return 1
    if parser.parse_args().check:
        return 0
    from report import report

    report()
    return 0


if __name__ == "__main__":
    sys.exit(main())
