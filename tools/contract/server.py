"""A server with an empty store, for the tools of this folder."""

import contextlib
import json
import subprocess
import sys
import tempfile
import threading
import urllib.request
from collections.abc import Iterator

RATES = ("moves", "previews", "messages", "records", "player", "address", "address-total", "sign-ins", "account")
# More than any tool sends: the tools test the contract, not the rate limits.
UNTHROTTLED = [f"--rate-{what}=1000000" for what in RATES]


#: The longest wait for an answer, and for a server that starts.
PATIENCE_S = 120


def first_line(process: subprocess.Popen[str]) -> str:
    """What a server prints when it listens. One that prints nothing in time is killed."""
    assert process.stdout is not None
    too_late = threading.Timer(PATIENCE_S, process.kill)
    too_late.start()
    try:
        return process.stdout.readline().strip() or sys.exit("the server does not start")
    finally:
        too_late.cancel()


@contextlib.contextmanager
def server(kontor: str) -> Iterator[str]:
    """Starts a server and yields its address, which it prints."""
    with tempfile.TemporaryDirectory() as data:
        # Without a log: malformed requests would fill it with warnings.
        command = [kontor, "serve", "--listen=127.0.0.1:0", f"--data={data}", "--log=off", *UNTHROTTLED]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                yield f"http://{first_line(process)}"
            finally:
                process.terminate()


def guest(base: str) -> str:
    """The access token of a new guest."""
    request = urllib.request.Request(f"{base}/v1/guests", b"{}", {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
        token: str = json.load(answer)["access_token"]
        return token
