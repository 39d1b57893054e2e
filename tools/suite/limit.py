#!/usr/bin/env python3
"""Runs a command that must end within some minutes: `limit.py MINUTES NAME COMMAND…`.

A test that waits for ever says nothing. Where the time is up, the command is ended with all that it has started, and it is
said what was still running, which tests had begun and not ended, and what was written last.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

#: The exit status of a command that was ended, as that of `timeout`.
ENDED = 124

#: How it is said that a command was ended.
NOT_OVER = "is not over after its limit of"

#: Lines of the output that are repeated in the end.
LAST_LINES = 15

#: How long what is ended may take to stop by itself, in seconds.
GRACE_S = 15.0

#: What cargo's tests say of those that take long, and of those that are over.
SLOW = re.compile(r"^test (.+) has been running for over \d+ seconds")
OVER = re.compile(r"^test (.+?) \.\.\. ")


@dataclass
class Outcome:
    """What became of a command."""

    status: int = 0
    seconds: float = 0.0
    #: Why it was ended; empty if it ended by itself.
    ended: str = ""


@dataclass
class Heard:
    """What a command has written."""

    last: deque[str] = field(default_factory=lambda: deque(maxlen=LAST_LINES))
    #: The line that is not over.
    begun: str = ""
    slow: dict[str, None] = field(default_factory=dict)
    at: float = field(default_factory=time.monotonic)

    def hear(self, line: str) -> None:
        """Notes a line."""
        self.at = time.monotonic()
        self.last.append(line)
        if found := SLOW.match(line):
            self.slow[found[1]] = None
        elif found := OVER.match(line):
            self.slow.pop(found[1], None)


def run(
    name: str, command: list[str], limit_s: float, out: BinaryIO, env: dict[str, str] | None = None, folder: Path | None = None
) -> Outcome:
    """Runs a command, passes on to `out` what it writes, and ends it when its time is up."""
    begun = time.monotonic()
    # Of its own group, so that whatever it starts can be ended with it.
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=env, cwd=folder, start_new_session=True
    )
    heard = Heard()
    reader = threading.Thread(target=_pass_on, args=(process.stdout, out, heard), daemon=True)
    reader.start()
    outcome = Outcome()
    try:
        outcome.status = process.wait(timeout=limit_s)
    except subprocess.TimeoutExpired:
        outcome.ended = _report(name, limit_s, process.pid, heard)
        outcome.status = ENDED
    finally:
        # Also what the command left behind, which would keep its output open.
        _end(process)
    reader.join(GRACE_S)
    outcome.seconds = time.monotonic() - begun
    return outcome


def _pass_on(source: BinaryIO, out: BinaryIO, heard: Heard) -> None:
    # A line that is not over counts too: one test after the other, cargo writes the name of each before it begins.
    begun = b""
    while piece := source.read1():
        out.write(piece)
        out.flush()
        *lines, begun = (begun + piece).split(b"\n")
        for line in lines:
            heard.hear(line.decode(errors="replace"))
        heard.begun = begun.decode(errors="replace")


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ends a process, its group, and what it has started in other groups, as browsers are."""
    started = [number for number, _ in running(process.pid)]
    for sign in [signal.SIGTERM, signal.SIGKILL]:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, sign)
        for number in started:
            with contextlib.suppress(ProcessLookupError):
                os.kill(number, sign)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=GRACE_S)
    process.wait()


def _report(name: str, limit_s: float, pid: int, heard: Heard) -> str:
    silent = time.monotonic() - heard.at
    lines = [f"{name} {NOT_OVER} {limit_s / 60:g} minutes, and is ended. The last output came {silent:.0f} s ago."]
    lines += ["It was waited for these tests:", *(f"  {test}" for test in [*heard.slow])] if heard.slow else []
    lines += ["These processes were running:", *(f"  {line}" for _, line in running(pid))]
    lines += ["The last lines were:", *(f"  {line}" for line in [*heard.last, heard.begun] if line)]
    return "\n".join(lines)


def running(ancestor: int) -> list[tuple[int, str]]:
    """A process and all that it has started: their numbers, and how old they are in seconds with their commands."""
    table = subprocess.run(["ps", "-ww", "-eo", "pid=,ppid=,etimes=,args="], capture_output=True, text=True, check=False)
    rows = [line.split(maxsplit=3) for line in table.stdout.splitlines()]
    found = {ancestor}
    for _ in rows:
        more = {int(number) for number, parent, *_ in rows if int(parent) in found}
        if more <= found:
            break
        found |= more
    return [(int(number), f"{age} s {command}"[:200]) for number, _, age, command in rows if int(number) in found]


def heed_terminations() -> None:
    """When it is terminated, this script first ends what it has started: that is of another group."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))


def main() -> int:
    minutes, name, *command = sys.argv[1:]
    heed_terminations()
    outcome = run(name, command, 60 * float(minutes), sys.stdout.buffer)
    if outcome.ended:
        print(f"\n{outcome.ended}", file=sys.stderr, flush=True)
    return outcome.status


if __name__ == "__main__":
    sys.exit(main())
