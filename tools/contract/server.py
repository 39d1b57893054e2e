"""A server with an empty store, for the tools of this folder."""

import contextlib
import json
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator

RATES = ("moves", "previews", "messages", "records", "player", "address", "address-total", "sign-ins", "account")
# More than any tool sends: the tools test the contract, not the rate limits.
UNTHROTTLED = [f"--rate-{what}=1000000" for what in RATES]


@contextlib.contextmanager
def server(kontor: str) -> Iterator[str]:
    """Starts a server and yields its address, which it prints."""
    with tempfile.TemporaryDirectory() as data:
        # Without a log: malformed requests would fill it with warnings.
        command = [kontor, "serve", "--listen=127.0.0.1:0", f"--data={data}", "--log=off", *UNTHROTTLED]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                yield f"http://{process.stdout.readline().strip()}"
            finally:
                process.terminate()


def guest(base: str) -> str:
    """The access token of a new guest."""
    request = urllib.request.Request(f"{base}/v1/guests", b"{}", {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        token: str = json.load(answer)["access_token"]
        return token
