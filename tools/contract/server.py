"""A server of one's own, for a tool to work on."""

import contextlib
import json
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator

RATES = ("moves", "previews", "messages", "records", "player", "address", "sign-ins")
# More than any tool sends: it is to meet the contract, not the throttle.
UNTHROTTLED = [f"--rate-{what}=1000000" for what in RATES]


@contextlib.contextmanager
def server(kontor: str) -> Iterator[str]:
    """A server with an empty store, by the address that it prints."""
    with tempfile.TemporaryDirectory() as data:
        # What is thrown at it would fill the log with warnings.
        command = [kontor, "serve", "--listen=127.0.0.1:0", f"--data={data}", "--log=off", *UNTHROTTLED]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                yield f"http://{process.stdout.readline().strip()}"
            finally:
                process.terminate()


def guest(base: str) -> str:
    """The access token of a new guest."""
    request = urllib.request.Request(f"{base}/v1/guests", b'{"name": "Ada"}', {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        token: str = json.load(answer)["access_token"]
        return token
