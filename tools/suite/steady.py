#!/usr/bin/env python3
"""Whether tests are steady: each suite is run many times beside busy loops, and some times with delays; a table says how often it
was red or hung. `make steady` runs it.

The environment says what is run: SUITES names kinds of suites or targets of the Makefile (all by default), FILES test files
instead. TIMES (20) runs are beside LOOPS (2) busy loops; DELAYED (5) further ones have DELAYS (800): the requests of pages are
delayed by less than so many milliseconds. KONTOR is the program.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import limit

ROOT = Path(__file__).resolve().parents[2]

#: After so many minutes the run of one file hangs. A target of the Makefile has its own limits there.
FILE_MIN = 45.0
TARGET_MIN = 90.0

#: Where the output of runs that were red or hung is kept.
KEPT = ROOT / "target" / "steady"

PYTHON = ROOT / "target" / "clients" / "python" / "bin" / "python"


@dataclass(frozen=True)
class Suite:
    """Something that is run and is green or not."""

    name: str
    command: list[str]
    folder: Path = ROOT
    limit_min: float = FILE_MIN
    #: Whether it has a page whose requests can be delayed.
    is_page: bool = False


@dataclass
class Result:
    """What came of the runs of a suite."""

    seconds: list[float] = field(default_factory=list)
    red: int = 0
    hung: int = 0

    def row(self, name: str, condition: str) -> str:
        """The line of the table."""
        median, most = statistics.median(self.seconds), max(self.seconds)
        return f"{name:<45} {condition:<10} {len(self.seconds):>4} {self.red:>4} {self.hung:>4} {median:>8.1f} {most:>8.1f}"


def of_browser(file: Path) -> Suite:
    """A file of the browser's tests."""
    command = ["node", "--test", "--test-timeout=2400000", file.name]
    return Suite(str(file.relative_to(ROOT)), command, file.parent, is_page=True)


def of_typescript(file: Path) -> Suite:
    """A file of the tests of the client for TypeScript, which `npm run build` has built."""
    folder = ROOT / "clients" / "typescript"
    return Suite(str(file.relative_to(ROOT)), ["node", "--test", "--test-timeout=2400000", f"build/test/{file.stem}.js"], folder)


def of_python(file: Path) -> Suite:
    """A file of the tests of the client for Python."""
    folder = ROOT / "clients" / "python"
    return Suite(str(file.relative_to(ROOT)), [str(PYTHON), "-m", "pytest", "-q", str(file.relative_to(folder))], folder)


def of_target(target: str) -> Suite:
    """A target of the Makefile."""
    return Suite(target, ["make", "BUILD=:", target], limit_min=TARGET_MIN)


#: Kinds of suites of which each test file is one.
KINDS: dict[str, tuple[list[str], Callable[[Path], Suite]]] = {
    "browser": (["tests/browser/*.test.js", "tests/browser/timed/*.test.js"], of_browser),
    "typescript": (["clients/typescript/test/*.test.ts"], of_typescript),
    "python": (["clients/python/tests/test_*.py"], of_python),
}

#: Suites that are run as a whole.
TARGETS = ["cargo-test", "cluster-short", "scale", "installed", "generators", "fuzz"]


def chosen() -> Iterator[Suite]:
    """The suites that the environment names."""
    if files := os.environ.get("FILES", "").split():
        for name in files:
            yield of_file((ROOT / name).resolve())
        return
    for name in os.environ.get("SUITES", "").split() or [*KINDS, *TARGETS]:
        if name in KINDS:
            patterns, suite_of = KINDS[name]
            yield from (suite_of(file) for pattern in patterns for file in sorted(ROOT.glob(pattern)))
        else:
            yield of_target(name)


def of_file(file: Path) -> Suite:
    """The suite of a test file."""
    for patterns, suite_of in KINDS.values():
        if any(file in ROOT.glob(pattern) for pattern in patterns):
            return suite_of(file)
    raise SystemExit(f"{file} is none of these: {', '.join(pattern for patterns, _ in KINDS.values() for pattern in patterns)}")


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """So many processes that only take time."""
    running = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()


def runs(suite: Suite, times: int, condition: str, env: dict[str, str]) -> Result:
    """Runs a suite so many times."""
    result = Result()
    for number in range(1, times + 1):
        path = KEPT / f"{suite.name.replace('/', '-')}.{condition.replace(' ', '-')}.{number}.log"
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as out:
            outcome = limit.run(suite.name, suite.command, 60 * suite.limit_min, out, {**os.environ, **env}, suite.folder)
            out.write(outcome.ended.encode())
        result.seconds.append(outcome.seconds)
        is_hung = hung(outcome, path.read_text(errors="replace"))
        result.hung += is_hung
        result.red += outcome.status != 0 and not is_hung
        if outcome.status == 0:
            path.unlink()
        said = "hung" if is_hung else "red" if outcome.status else "green"
        kept = f", see {path.relative_to(ROOT)}" if outcome.status else ""
        print(f"{time.strftime('%H:%M:%S')} {suite.name} {condition} {number}/{times}: {said}, {outcome.seconds:.1f} s{kept}", flush=True)
    return result


def hung(outcome: limit.Outcome, written: str) -> bool:
    """Whether the limit of a suite, a file or a test was reached. Where only a step came too late, the run is red."""
    said = [limit.NOT_OVER, "testTimeoutFailure", "the test is not over after"]
    return bool(outcome.ended) or (outcome.status != 0 and any(words in written for words in said))


def main() -> int:
    """Runs all and prints the table."""
    limit.heed_terminations()
    number = {name: int(os.environ.get(name, usual)) for name, usual in [("TIMES", 20), ("DELAYED", 5), ("LOOPS", 2)]}
    delays = {"DELAYS": os.environ.get("DELAYS", "800")}
    undelayed = {"DELAYS": ""}
    rows, is_steady = [], True
    try:
        for suite in chosen():
            ways = [(number["TIMES"], "busy", undelayed, number["LOOPS"])]
            ways += [(number["DELAYED"], "delayed", delays, 0)] if suite.is_page else []
            for times, condition, env, loops in ways:
                if times == 0:
                    continue
                with busy(loops):
                    result = runs(suite, times, condition, env)
                rows.append(result.row(suite.name, condition))
                is_steady = is_steady and result.red == result.hung == 0
    finally:
        print(f"\n{'suite':<45} {'runs are':<10} {'runs':>4} {'red':>4} {'hung':>4} {'median s':>8} {'most s':>8}")
        print("\n".join(rows))
    return 0 if is_steady else 1


if __name__ == "__main__":
    sys.exit(main())
