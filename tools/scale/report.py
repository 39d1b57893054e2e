"""The figures of docs/scale.md: what the simulation says of machines that were not measured, and sums beside it."""

from __future__ import annotations

from dataclasses import replace

from simulate import Costs, Model, SetUp

#: What is planned for.
MOVES_PER_S = 20_000
PLAYERS = 1_000_000
GAMES = 10_000_000
SERVERS = 10
#: A table moves every eight seconds.
TABLES = MOVES_PER_S * 8
#: Mean load of a day, as a share of the peak.
MEAN = 1 / 3
#: Entries of a game, and bytes of an entry on each node: body, names, headers, primary key.
GAME_ENTRIES = 250
ENTRY_BYTES = 827
#: Index rows of a game and bytes of each, with its place in the index.
GAME_ROWS = 6
ROW_BYTES = 150
#: Bytes of the write-ahead log: of an entry with the changes of its rows; of a page that changes first after a checkpoint.
WAL_ENTRY_BYTES = 1_400
PAGE_BYTES = 8_192
CHECKPOINT_S = 900
STREAM_BYTES = 12 << 10
RUNNING_GAME_BYTES = 45 << 10
FILES_MAX = 131_072

PLAN = SetUp(servers=SERVERS, moves_per_s=MOVES_PER_S, cores=8, seconds=0.5)


def row(name: str, set_up: SetUp) -> None:
    """Prints what came of a set-up."""
    figures = Model(set_up).run()
    backlog = figures.news_waiting / max(set_up.servers, 1)
    print(
        f"{name:46} {figures.per_s:7.0f}/s p50 {figures.p50_ms:6.1f} p99 {figures.p99_ms:6.1f} ms | batch {figures.batch:5.1f}"
        f" | primary {figures.primary_busy:5.1f} cores, {figures.syncs_per_s:5.0f} syncs/s"
        f" | news p50 {figures.news_p50_ms:6.1f} p99 {figures.news_p99_ms:6.1f} ms, unread at a server {backlog:6.0f}"
    )


def report() -> None:
    """Prints all."""
    print("\nEach server reads the entries of all others, those of a message at once, as the program does:")
    for moves in (2_000, 2_500, 3_000, 4_000, MOVES_PER_S):
        row(f"{moves} moves/s", replace(PLAN, moves_per_s=moves))
    for servers, moves in ((2, 12_000), (2, 16_000), (4, 8_000), (4, 10_000), (4, 12_000)):
        row(f"{servers} servers, {moves} moves/s", replace(PLAN, servers=servers, moves_per_s=moves))
    print("\nThose of all messages that wait at once:")
    for moves in (4_000, 8_000, 12_000, MOVES_PER_S):
        row(f"{moves} moves/s", replace(PLAN, moves_per_s=moves, reads_waiting=True))
    print("\nOnly entries of games with followers there, one in twenty:")
    routed = replace(PLAN, read_share=0.05)
    row(f"{MOVES_PER_S} moves/s", routed)
    print("\nOther machines:")
    for milliseconds in (1, 3):
        row(f"a sync takes {milliseconds} ms", replace(routed, costs=Costs(sync_us=milliseconds * 1_000)))
    row("0.5 ms between machines", replace(routed, costs=Costs(network_us=500)))
    row("8 cores for a node", replace(routed, primary_cores=8))
    row("4 servers", replace(routed, servers=4))
    print("\nAs much as goes through (256 actions at a time at each server):")
    for servers in (2, 4, SERVERS):
        closed = replace(routed, servers=servers, moves_per_s=0.0, tables=256 * servers)
        row(f"{servers} servers", closed)
    sums()


def sums() -> None:
    """Bytes and counts that need no simulation."""
    per_day = MOVES_PER_S * MEAN * 86_400
    full_pages = (TABLES * (1 + GAME_ROWS / 2)) * PAGE_BYTES / CHECKPOINT_S
    wal = MOVES_PER_S * WAL_ENTRY_BYTES + full_pages
    facts = {
        "tables under way": TABLES,
        "entries a day, millions": per_day / 1e6,
        "growth of each node, GB a day": per_day * ENTRY_BYTES / 1e9,
        "10 million games, entries, TB on each node": GAMES * GAME_ENTRIES * ENTRY_BYTES / 1e12,
        "10 million games, index rows, GB": GAMES * GAME_ROWS * ROW_BYTES / 1e9,
        "days of play in 10 million games": GAMES * GAME_ENTRIES / per_day,
        "write-ahead log at the peak, MB/s": wal / 1e6,
        "write-ahead log, TB a day": wal * MEAN * 86_400 / 1e12,
        "primary to both standbys, MB/s": 2 * wal / 1e6,
        "servers to the primary, MB/s": MOVES_PER_S * 1.1 * ENTRY_BYTES / 1e6,
        "entries read for news, each server all, MB/s": MOVES_PER_S * (SERVERS - 1) * 900 / 1e6,
        "hints to all servers, MB/s": MOVES_PER_S * SERVERS * 70 / 1e6,
        "streams of all players, GB of memory": PLAYERS * STREAM_BYTES / 1e9,
        "streams at each server": PLAYERS / SERVERS,
        "servers that have files enough for all streams": PLAYERS / FILES_MAX,
        "running games in memory, GB in all": TABLES * RUNNING_GAME_BYTES / 1e9,
        "running games in memory, MiB at each server": TABLES * RUNNING_GAME_BYTES / SERVERS / 2**20,
        "running games that the default cache holds": (192 << 20) / RUNNING_GAME_BYTES,
        "connections to the database": SERVERS * 8,
        "dead index rows a second": MOVES_PER_S,
        "moves that wait after 5.4 s without a primary": TABLES * (1 - 2.718 ** (-5.4 / 8)),
        "moves that wait after 19.4 s": TABLES * (1 - 2.718 ** (-19.4 / 8)),
        "places in the queues of all servers": SERVERS * 4_096,
    }
    print()
    for name, value in facts.items():
        print(f"{value:14,.1f}  {name}")
