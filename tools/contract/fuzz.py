"""Lets schemathesis loose on a server, from the document that the server publishes: `python fuzz.py KONTOR`.

The run fails on a status 5xx, on a status, header, media type or body that the document does not promise, and on input against
the schema that is taken. The seed of what is sent is fixed and its amount bounded; `FUZZ=5 make fuzz` sends five times as
much.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

from server import guest, server

HERE = pathlib.Path(__file__).resolve().parent
# Walks along links are short and many: they are bounded by time.
STATEFUL_S = 40
# Ends the session that all the others need, so it gets a run with a session of its own.
LAST = "end_session"


def fuzz(base: str, scratch: str, *arguments: str) -> None:
    """One run of schemathesis as a new guest. What it wants to remember goes to a folder that nobody keeps."""
    schemathesis = pathlib.Path(sys.executable).with_name("schemathesis")
    command = [schemathesis, "--config-file", HERE / "schemathesis.toml", "run", f"{base}/openapi.json", *arguments]
    subprocess.run([*command, "--header", f"Authorization: Bearer {guest(base)}"], check=True, cwd=scratch)


def main() -> None:
    """All operations as they come, then from answer to request along the links."""
    times = int(os.environ.get("FUZZ", "1"))
    with tempfile.TemporaryDirectory() as scratch, server(sys.argv[1]) as base:
        amount = f"--max-examples={5 * times}"
        fuzz(base, scratch, "--phases=examples,coverage,fuzzing", amount, f"--exclude-operation-id={LAST}")
        fuzz(base, scratch, "--phases=stateful", f"--max-time={STATEFUL_S * times}", f"--exclude-operation-id={LAST}")
        fuzz(base, scratch, "--phases=coverage", f"--include-operation-id={LAST}")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
