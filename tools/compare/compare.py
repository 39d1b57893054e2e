"""Measures this tree and an earlier commit by turns: the build, the size of the program, the speed.

    compare.py --base COMMIT                          builds both, and prints a table in Markdown
    compare.py --base-program FILE --program FILE     measures programs that are built already
    compare.py --check                                tests how reports are read, and become a table

One load generator, that of this tree, drives both servers: it repeats the same games, and its own processor time for
an action tells how fast the machine was in that time. Ratios are those of two runs that follow each other, so that a
machine that others share disturbs both alike; the table has the median of these ratios, the least and the highest.

Needs cargo, git and the GNU binutils; with --instructions also valgrind. Only Python's standard library is used.
"""

from __future__ import annotations

import argparse
import collections
import dataclasses
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import time

import instructions
import sizes

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMPARED = ROOT / "target" / "compare"
#: Where a tree has its program after a build.
PROGRAM = pathlib.Path("target", "release", "kontor")
#: Names, and games of one run of playouts: a few seconds.
RULESETS = {
    "medici": ("Medici", 20_000),
    "basari": ("Basari", 20_000),
    "haendler": ("Die Händler", 2_000),
    "dale_of_merchants": ("Dale of Merchants 2", 2_000),
}
SEATS = 4
#: What would build something else than the profile of the tree says, or elsewhere; and what belongs to another `make`.
FOREIGN = ("CARGO_INCREMENTAL", "CARGO_TARGET_DIR", "MAKEFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "MFLAGS")
#: Functions that are listed with --instructions.
LISTED = 12


@dataclasses.dataclass
class Side:
    """One of the two that are compared."""

    name: str
    program: pathlib.Path
    #: Wall and processor seconds of a cold build.
    build_s: tuple[float, float] | None = None


#: What a figure is called, with its value for both sides: once, or in each round.
Figures = dict[str, tuple[list[float], list[float]]]


def say(text: str) -> None:
    """Tells what is going on, beside the table."""
    print(text, file=sys.stderr, flush=True)


def git(*arguments: str | pathlib.Path) -> str:
    command = ["git", "-C", ROOT, *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def run_timed(command: list, **more: object) -> tuple[str, float, float]:
    """What a command prints, and the wall and processor seconds of it and of all that it has started."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more)
    printed = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, command)
    return printed, time.monotonic() - start, usage.ru_utime + usage.ru_stime


def clone(commit: str) -> pathlib.Path:
    """A clone of this repository at a commit, in a folder of its own."""
    tree = COMPARED / commit[:12]
    if not (tree / ".git").exists():
        shutil.rmtree(tree, ignore_errors=True)
        git("clone", "--quiet", "--shared", "--no-checkout", ROOT, tree)
    subprocess.run(["git", "checkout", "--quiet", "--force", "--detach", commit], cwd=tree, check=True)
    return tree


def build(tree: pathlib.Path) -> tuple[float, float]:
    """Builds the programs of a tree by its own profile; wall and processor seconds."""
    environment = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    makefile = (tree / "Makefile").read_text()
    has_target = re.search(r"^release:", makefile, re.MULTILINE)
    command = ["make", "release"] if has_target else ["cargo", "build", "--locked", "--release"]
    # So that no download is timed.
    subprocess.run(["cargo", "fetch", "--locked", "--quiet"], cwd=tree, env=environment, check=True)
    _, wall_s, processor_s = run_timed(command, cwd=tree, env=environment)
    return wall_s, processor_s


def built(name: str, commit: str, is_clean: bool) -> Side:
    """A commit, built in a folder of its own. A build is timed if nothing of it was there; its times are kept."""
    tree = clone(commit)
    side = Side(f"{name} ({commit[:8]})", tree / PROGRAM)
    target, times = tree / "target", tree / "target" / "build-seconds.json"
    if is_clean:
        shutil.rmtree(target, ignore_errors=True)
    is_cold = not target.exists()
    say(f"building {side.name} in {tree.relative_to(ROOT)}")
    seconds = build(tree)
    if is_cold:
        times.write_text(json.dumps(seconds))
    if times.exists():
        side.build_s = tuple(json.loads(times.read_text()))
    if not is_cold:
        say(f"  this build was not cold: its times are {'those of the first one' if side.build_s else 'left out'}")
    return side


def sides(options: argparse.Namespace) -> tuple[Side, Side]:
    """What is compared."""
    if options.base_program:
        then = Side("then", options.base_program)
    else:
        base = git("rev-parse", "--verify", f"{options.base}^{{commit}}")
        then = built("then", base, options.clean)
    if options.program:
        return then, Side("today", options.program)
    if options.clean:
        if git("status", "--porcelain", "--untracked-files=no"):
            say("what is not committed is left out: with a cold build, HEAD is compared")
        return then, built("today", git("rev-parse", "HEAD"), True)
    say("building this tree in target; its build is not timed (CLEAN=1 times cold builds of both)")
    build(ROOT)
    return then, Side("today", ROOT / PROGRAM)


def size_figures(both: tuple[Side, Side]) -> Figures:
    """Times of the builds and sizes of the programs."""
    figures: Figures = {}
    builds = [side.build_s for side in both]
    if all(builds):
        for number, name in enumerate(("wall", "processor")):
            figures[f"cold build of all programs, {name}, s"] = tuple([seconds[number]] for seconds in builds)
    else:
        for side in both:
            if side.build_s:
                wall_s, processor_s = side.build_s
                say(f"cold build of {side.name}: {wall_s:.0f} s, {processor_s:.0f} s of the processors")
    of_both = [sizes.measure(side.program) for side in both]
    for name, unit, field in (
        ("program, MB", sizes.MB, "file"),
        ("program without symbols, MB", sizes.MB, "stripped"),
        ("code (.text), MB", sizes.MB, "text"),
        ("functions", 1, "functions"),
        ("further copies of functions, MB", sizes.MB, "copies"),
    ):
        figures[name] = tuple([getattr(one, field) / unit] for one in of_both)
    return figures


def load_figures(printed: str, ruleset: str) -> dict[str, float]:
    """Figures out of the report of `kontor bench`."""
    figures = {}
    for load in json.loads(printed)["loads"]:
        for what, kind in (("actions", "action"), ("views", "view")):
            if (load["ruleset"], load["what"]) != (ruleset, what):
                continue
            server_us, load_us = load["server_cpu_us"], load["load_cpu_us"]
            figures |= {
                f"{kind}: server, µs of the processors": server_us,
                f"{kind}: load generator, µs of the processors": load_us,
                f"{kind}: server, as a multiple of the load generator": server_us / load_us,
                f"{what} a second": load["per_second"],
                f"{what}: p50, ms": load["p50_ms"],
                f"{what}: p99, ms": load["p99_ms"],
            }
            if what == "actions":
                figures["memory of the server, MiB"] = load["server_mib"]
    if not figures:
        raise ValueError(f"the load generator reports no loads of {ruleset}")
    return figures


def playout_figures(printed: str, games: int, wall_s: float, processor_s: float) -> dict[str, float]:
    """Figures out of what `kontor simulate` prints and took. Rules and bots may have changed, so decisions count."""
    decisions = games * sum(bot["decisions_per_game"] for bot in json.loads(printed)["bots"])
    return {
        "playouts, decisions a second": decisions / wall_s,
        "playouts, a decision: ns of the processors": processor_s / decisions * 1e9,
    }


def measure(load: pathlib.Path, program: pathlib.Path, ruleset: str, options: argparse.Namespace) -> dict[str, float]:
    """One run of one program."""
    bench = [load, "bench", ruleset, "--scenes=actions", "--json", f"--server={program}"]
    bench += [f"--stretch={options.stretch}", f"--tables={options.tables}", f"--seats={SEATS}"]
    printed, *_ = run_timed(bench)
    figures = load_figures(printed, ruleset)
    games = RULESETS[ruleset][1]
    simulate = [program, "simulate", ruleset, "--bots=random", "--threads=1", "--format=json"]
    simulate += [f"--games={games}", f"--seats={SEATS}"]
    printed, wall_s, processor_s = run_timed(simulate, stderr=subprocess.DEVNULL)
    return figures | playout_figures(printed, games, wall_s, processor_s)


def speed_figures(both: tuple[Side, Side], options: argparse.Namespace) -> Figures:
    """Both programs by turns, game by game."""
    load = options.load_program or both[1].program
    figures: Figures = {}
    for number in range(1, options.rounds + 1):
        for ruleset in options.rulesets:
            for at, side in enumerate(both):
                say(f"round {number} of {options.rounds}: {ruleset}, {side.name}")
                for name, value in measure(load, side.program, ruleset, options).items():
                    of_both = figures.setdefault(f"{RULESETS[ruleset][0]}, {name}", ([], []))
                    of_both[at].append(value)
    order = [RULESETS[ruleset][0] for ruleset in options.rulesets]
    return dict(sorted(figures.items(), key=lambda figure: order.index(figure[0].split(",")[0])))


def instruction_figures(both: tuple[Side, Side], rulesets: list[str]) -> tuple[Figures, str]:
    """Instructions, and a table of the functions that take more of them for an action than before."""
    figures: Figures = {}
    by_function = (collections.Counter(), collections.Counter())
    for ruleset in rulesets:
        for at, side in enumerate(both):
            say(f"counting instructions: {ruleset}, {side.name}")
            action, view = instructions.measure(side.program, ruleset)
            by_function[at].update(action.by_function)
            for kind, counted in (("action", action), ("view", view)):
                name = f"{RULESETS[ruleset][0]}, {kind}: instructions of the server"
                figures.setdefault(name, ([], []))[at].append(counted.total)
    before, now = by_function
    grown = sorted(now, key=lambda name: before[name] - now[name])[:LISTED]
    lines = ["| function, for an action, mean of the games | then | today | more |", "| --- | --- | --- | --- |"]
    for name in grown:
        then, today = (count[name] / len(rulesets) for count in by_function)
        shown = name.replace("|", "\\|")
        lines.append(f"| `{shown}` | {then:,.0f} | {today:,.0f} | {today - then:,.0f} |")
    return figures, "\n".join(lines)


def number(value: float) -> str:
    """A figure with three digits at least."""
    digits = next((digits for least, digits in ((1_000, 0), (100, 1), (1, 2)) if value >= least), 3)
    return f"{value:,.{digits}f}"


def ratios(then: list[float], today: list[float]) -> list[float]:
    """Ratios, pair by pair; none for a figure that was too small to be seen."""
    return [new / old for old, new in zip(then, today) if old]


def table(both: tuple[Side, Side], figures: Figures) -> str:
    """The table in Markdown."""
    lines = [f"| | {both[0].name} | {both[1].name} | ratio (least to highest) |", "| --- | --- | --- | --- |"]
    for name, (then, today) in figures.items():
        of_pairs = ratios(then, today)
        ratio = f"**{statistics.median(of_pairs):.2f}**" if of_pairs else "–"
        if len(of_pairs) > 1:
            ratio += f" ({min(of_pairs):.2f} to {max(of_pairs):.2f})"
        medians = (number(statistics.median(values)) for values in (then, today))
        lines.append(f"| {name} | {' | '.join(medians)} | {ratio} |")
    return "\n".join(lines)


def as_json(both: tuple[Side, Side], figures: Figures) -> str:
    """The same for programs, with the figures of each round."""
    items = [
        {"figure": name, "then": then, "today": today, "ratios": ratios(then, today)}
        for name, (then, today) in figures.items()
    ]
    head = {"then": both[0].name, "today": both[1].name}
    return json.dumps(head | {"figures": items}, indent=2, ensure_ascii=False)


def check() -> None:
    """Tests what reads reports and makes the table."""
    sizes.check()
    instructions.check()
    load = {"ruleset": "medici", "per_second": 9, "p50_ms": 1, "p99_ms": 3, "server_cpu_us": 80, "load_cpu_us": 20}
    load["server_mib"] = 100
    loads = [load | {"what": what} for what in ("actions", "baseline durable route", "views")]
    loads.append(load | {"what": "actions", "ruleset": "basari", "per_second": 5})
    figures = load_figures(json.dumps({"loads": loads}), "medici")
    assert len(figures) == 13
    assert figures["actions a second"] == 9
    assert figures["view: server, as a multiple of the load generator"] == 4
    printed = json.dumps({"bots": [{"bot": "random", "decisions_per_game": 50.0}]})
    assert playout_figures(printed, 100, 2.0, 1.0)["playouts, decisions a second"] == 2_500
    # The machine was half as fast in the second round: that changes the figures, and no ratio.
    both = (Side("then", PROGRAM), Side("today", PROGRAM))
    lines = table(both, {"µs": ([10.0, 20.0, 10.0], [11.0, 24.0, 9.0]), "none": ([0.0], [0.0])}).splitlines()
    assert lines[2:] == ["| µs | 10.00 | 11.00 | **1.10** (0.90 to 1.20) |", "| none | 0.000 | 0.000 | – |"], lines
    assert json.loads(as_json(both, {"µs": ([10.0], [11.0])}))["figures"][0]["ratios"] == [1.1]
    printed, wall_s, _ = run_timed([sys.executable, "-c", "print(7)"])
    assert printed == "7\n" and wall_s > 0


def parsed() -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    program = {"type": lambda path: pathlib.Path(path).resolve(), "metavar": "PROGRAM"}
    parser.add_argument("--base", metavar="COMMIT", help="the commit to compare with")
    parser.add_argument("--base-program", **program, help="its program, which is not built then")
    parser.add_argument("--program", **program, help="the program of today. Default: this tree is built")
    parser.add_argument("--load-program", **program, help="the load generator. Default: the program of today")
    parser.add_argument("--clean", action="store_true", help="build both from nothing in folders of their own, and time it")
    parser.add_argument("--rounds", type=int, default=5, help="0 measures no speed. Default: 5")
    parser.add_argument("--stretch", type=float, default=1.0, help="seconds of each stretch of load. Default: 1")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--rulesets", nargs="+", choices=RULESETS, default=list(RULESETS))
    parser.add_argument("--instructions", action="store_true", help="count instructions with callgrind, too")
    parser.add_argument("--json", action="store_true", help="print the figures of all rounds as JSON")
    parser.add_argument("--check", action="store_true", help="test how reports are read")
    options = parser.parse_args()
    if not (options.base or options.base_program or options.check):
        parser.error("compare with what? --base COMMIT (make compare BASE=COMMIT), or --base-program")
    return options


def main() -> int:
    """Measures, and prints what was found."""
    options = parsed()
    if options.check:
        check()
        return 0
    both = sides(options)
    figures, functions = size_figures(both), ""
    if options.instructions:
        counted, functions = instruction_figures(both, options.rulesets)
        figures |= counted
    figures |= speed_figures(both, options)
    print(as_json(both, figures) if options.json else table(both, figures))
    if functions and not options.json:
        print(f"\n{functions}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        # It has said why on standard error.
        sys.exit(f"this failed: {' '.join(map(str, error.cmd))}")
