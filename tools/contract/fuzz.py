"""Runs schemathesis against a server, with the document that the server publishes: `python fuzz.py KONTOR`.

The run fails on a status 5xx, on a status, header, media type or body that the document does not have, and when the server
accepts input that the schema does not allow. The seed of the requests is fixed and their number limited; `FUZZ=5 make fuzz`
sends five times as many.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.request
from typing import Any

from server import PATIENCE_S, guest, server

HERE = pathlib.Path(__file__).resolve().parent
# Sequences of requests along links are short and many: they are limited by time.
STATEFUL_S = 40
# These operations end the session that all others need: they are run last, each with a session of its own.
LAST = ("end_session", "delete_account")


def closed(part: Any) -> Any:
    """A part of the document in which schemas are closed that are so for what clients send, and not for answers."""
    if isinstance(part, list):
        return [closed(item) for item in part]
    if not isinstance(part, dict):
        return part
    kept = {key: closed(value) for key, value in part.items()}
    return {**kept, "additionalProperties": False} if "x-closed-when-sent" in kept else kept


def publish(base: str, scratch: str) -> None:
    """Writes what the server publishes, closed, into the temporary folder."""
    with urllib.request.urlopen(f"{base}/openapi.json", timeout=PATIENCE_S) as answer:
        (pathlib.Path(scratch) / "openapi.json").write_text(json.dumps(closed(json.load(answer))))


def fuzz(base: str, scratch: str, *arguments: str) -> None:
    """One run of schemathesis as a new guest. Its cache is in a temporary folder."""
    schemathesis = pathlib.Path(sys.executable).with_name("schemathesis")
    command = [schemathesis, "--config-file", HERE / "schemathesis.toml", "run", "openapi.json", f"--url={base}", *arguments]
    subprocess.run([*command, "--header", f"Authorization: Bearer {guest(base)}"], check=True, cwd=scratch)


def main() -> None:
    """First single operations, then sequences along the links of responses."""
    times = int(os.environ.get("FUZZ", "1"))
    with tempfile.TemporaryDirectory() as scratch, server(sys.argv[1]) as base:
        publish(base, scratch)
        amount, others = f"--max-examples={5 * times}", [f"--exclude-operation-id={last}" for last in LAST]
        fuzz(base, scratch, "--phases=examples,coverage,fuzzing", amount, *others)
        fuzz(base, scratch, "--phases=stateful", f"--max-time={STATEFUL_S * times}", *others)
        for last in LAST:
            fuzz(base, scratch, "--phases=coverage", f"--include-operation-id={last}")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
