"""A server for the tests, with its own data; it can be killed and started again at the same address."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor_client import Kontor, or_raise
from kontor_client.contract.api.contract import list_problems
from kontor_client.contract.api.rulesets import get_ruleset
from kontor_client.contract.models import Ruleset

#: Rate limits that many clients at one address do not reach, and passwords that are cheap to hash.
FLAGS = [
    *(f"--rate-{of}=1000000" for of in ("moves", "player", "address", "address-total", "sign-ins", "account")),
    "--password-memory-kib=8",
    "--password-passes=1",
]

KONTOR = os.environ.get("KONTOR", str(Path(__file__).parents[3] / "target" / "debug" / "kontor"))


#: The longest wait for a process.
PATIENCE_S = 120


def first_line(process: subprocess.Popen[str]) -> str:
    """The first line that a process prints. One that prints none in time is killed."""
    assert process.stdout
    too_late = threading.Timer(PATIENCE_S, process.kill)
    too_late.start()
    try:
        line = process.stdout.readline().strip()
    finally:
        too_late.cancel()
    assert line, f"waited in vain for a line of {process.args!r}"
    return line


class Server:
    def __init__(self, data: Path) -> None:
        self._data = data
        self._listen = "127.0.0.1:0"
        self._run()

    def restart(self) -> None:
        """Kills the server with SIGKILL, and starts it again."""
        self.kill()
        self._run()

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(PATIENCE_S)

    def _run(self) -> None:
        command = [KONTOR, "serve", "--log=error", "--listen", self._listen, "--data", str(self._data), *FLAGS]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self._listen = first_line(self._process)
        self.base_url = f"http://{self._listen}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("kontor"))
    yield server
    server.kill()


@pytest.fixture(scope="session")
def problem_kinds(server: Server) -> list[tuple[str, int]]:
    """Every problem of the catalogue, with its status."""
    kinds = or_raise(list_problems.sync(client=Kontor(server.base_url).api)).items
    return [(kind.code, kind.status) for kind in kinds]


@pytest.fixture(scope="session")
def medici(server: Server) -> Ruleset:
    """A ruleset in which a player is asked at once."""
    return or_raise(get_ruleset.sync("medici", client=Kontor(server.base_url).api))
