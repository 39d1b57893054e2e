"""The program and PostgreSQL as processes, by a clock that this side sets, and requests to them."""

import datetime
import glob
import http.client
import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import urllib.parse

# Passwords that are cheap to hash, limits that are never reached, and few threads.
FLAGS = (
    "--password-memory-kib=8 --password-passes=1 --rate-moves=1000000 --rate-previews=1000000 --rate-messages=1000000"
    " --rate-records=1000000 --rate-player=1000000 --rate-address=1000000 --rate-address-total=1000000"
    " --rate-sign-ins=1000000 --rate-account=1000000 --connections-max=1000000 --store-cache-mib=16 --workers=2"
    " --stop-s=5 --min-free-mib=0 --listen=127.0.0.1:0 --log=info"
).split()

POSTGRESQL_SETTINGS = """
fsync = on
full_page_writes = on
listen_addresses = '127.0.0.1'
max_connections = 60
shared_buffers = 32MB
synchronous_commit = on
timezone = 'UTC'
log_min_messages = fatal
"""

# How long anything may take on a slow machine.
PATIENCE_S = 120


def until(what, look, patience_s=PATIENCE_S, pause_s=0.05):
    """Looks again and again, and returns what was found as soon as it is something."""
    end = time.monotonic() + patience_s
    while time.monotonic() < end:
        if found := look():
            return found
        time.sleep(pause_s)
    raise TimeoutError(what)


def ran(command, **more):
    """Runs a command to its end, with what it prints. One that does not end in time is killed, and the error names it."""
    return subprocess.run(command, capture_output=True, timeout=PATIENCE_S, **more)


def first_line(process):
    """The first line that a process prints; empty if it ends without one. One that prints none in time is killed."""
    too_late = threading.Timer(PATIENCE_S, process.kill)
    too_late.start()
    try:
        return process.stdout.readline()
    finally:
        too_late.cancel()


class Clock:
    """A clock that stands still until it is set. All processes that are started with its environment go by it."""

    def __init__(self, folder, at):
        self.file = pathlib.Path(folder) / "clock"
        self.set(at)
        folder.chmod(0o755)

    def set(self, at):
        self.at = datetime.datetime.fromisoformat(at) if isinstance(at, str) else at
        unfinished = self.file.with_suffix(".unfinished")
        unfinished.write_text(f"{self.at:%Y-%m-%d %H:%M:%S}\n")
        unfinished.rename(self.file)

    def advance(self, **by):
        self.set(self.at + datetime.timedelta(**by))

    def text(self, **ahead):
        return f"{self.at + datetime.timedelta(**ahead):%Y-%m-%dT%H:%M:%S.000Z}"

    def environment(self):
        libraries = glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1")
        if not libraries:
            raise FileNotFoundError("libfaketime: install the package faketime")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("KONTOR_", "OTEL_"))}
        return kept | {
            "LD_PRELOAD": libraries[0],
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "FAKETIME_TIMESTAMP_FILE": str(self.file),
            "FAKETIME_NO_CACHE": "1",
            "NO_FAKE_STAT": "1",
            "TZ": "UTC",
        }


class Answer:
    def __init__(self, reply, luck_at):
        text = reply.read()
        self.luck_at = luck_at
        self.status = reply.status
        self.headers = reply.headers
        self.text = text.decode()
        is_json = "json" in (reply.headers.get("Content-Type") or "") and "ndjson" not in reply.headers["Content-Type"]
        self.body = json.loads(self.text) if text and is_json else None

    @property
    def is_replayed(self):
        return self.headers.get("Idempotency-Replayed") == "true"

    def expect(self, *statuses):
        if self.status not in statuses:
            raise AssertionError(f"{self.status}: {self.text}")
        return self.body


class Server:
    """A server over a data directory, or over a database."""

    def __init__(self, program, folder, clock, flags=(), data=None):
        self.program, self.folder, self.clock = program, pathlib.Path(folder), clock
        self.data = data or self.folder / "data"
        self.socket = self.folder / "admin.sock"
        self.flags = list(flags)
        self.log = self.folder / "log"
        self.process = None
        # When games are made whose luck is not known in advance, if that is so.
        self.luck_at = None

    def serve_command(self, *more):
        return [self.program, "serve", *FLAGS, "--data", self.data, "--admin-socket", self.socket, *self.flags, *more]

    def start(self, *more):
        self.socket.unlink(missing_ok=True)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.serve_command(*more),
                env=self.clock.environment(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        line = first_line(self.process).decode().strip()
        if not line:
            raise RuntimeError(f"the server does not start: {self.log.read_text()[-3000:]}")
        host, port = line.rsplit(":", 1)
        self.address = (host, int(port))
        until("the server is ready", lambda: self.call("GET", "/healthz/ready").status == 200)
        return self

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE_S)

    def kill(self):
        if self.process:
            self.process.kill()
            self.process.wait(PATIENCE_S)

    def send(self, method, path, token=None, body=None, key=None, form=None):
        """Sends a request, and returns the connection on which the answer will come."""
        connection = http.client.HTTPConnection(*self.address, timeout=PATIENCE_S)
        headers = {"Connection": "close"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if key:
            headers["Idempotency-Key"] = key
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            body = urllib.parse.urlencode(form)
        elif body is not None:
            headers["Content-Type"] = "application/json"
            body = json.dumps(body)
        connection.request(method, path, body, headers)
        return connection

    def call(self, *request, **more):
        connection = self.send(*request, **more)
        try:
            return Answer(connection.getresponse(), self.luck_at)
        finally:
            connection.close()

    def admin_command(self, *command):
        return [self.program, "admin", "--socket", self.socket, "--operator", "Olga", "--json", *map(str, command)]

    def admin(self, *command):
        run = ran(self.admin_command(*command), env=self.clock.environment())
        if run.returncode != 0:
            raise AssertionError(f"{command}: {run.returncode} {run.stderr.decode()}")
        return json.loads(run.stdout)

    def command(self, *command, **more):
        """Runs another command of the program to its end."""
        return ran([self.program, *command], env=self.clock.environment(), **more)


class PostgreSql:
    """A PostgreSQL of its own, by the same clock as the servers: they accept no moves by another one."""

    def __init__(self, clock):
        versions = [int(path.name) for path in pathlib.Path("/usr/lib/postgresql").glob("[0-9]*")]
        self.programs = pathlib.Path("/usr/lib/postgresql") / str(max(versions)) / "bin"
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="kontor-pg-"))
        self.clock = clock
        # It refuses to run as root.
        self.user = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        if self.user:
            shutil.chown(self.folder, "postgres", "postgres")
        self.run(
            "initdb",
            "--data-checksums",
            "--no-sync",
            "--auth=trust",
            "--username=postgres",
            "--encoding=UTF8",
            "--locale=C.UTF-8",
            "-D",
            self.folder / "data",
        )
        self.port = free_port()
        settings = self.folder / "data" / "postgresql.conf"
        settings.write_text(settings.read_text() + POSTGRESQL_SETTINGS + f"port = {self.port}\n")
        command = [self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder]
        self.process = subprocess.Popen(
            command,
            cwd=self.folder,
            env=clock.environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "log").open("wb"),
            **self.user,
        )
        until("PostgreSQL is ready", lambda: self.tool("pg_isready", "--quiet", check=False).returncode == 0)

    def run(self, program, *arguments, check=True, env=None, **more):
        run = ran([self.programs / program, *arguments], cwd=self.folder, env=env, **self.user, **more)
        if check and run.returncode != 0:
            raise AssertionError(f"{program}: {run.stderr.decode()}")
        return run

    def tool(self, program, *arguments, **more):
        host = [f"--host={self.folder}", f"--port={self.port}", "--username=postgres"]
        return self.run(program, *host, *arguments, **more)

    def create(self, name, dump=None):
        self.tool("createdb", "--template=template0", name)
        if dump is not None:
            self.tool("psql", "--quiet", "--set=ON_ERROR_STOP=1", "--dbname", name, input=dump)

    def dump(self, name):
        return self.tool("pg_dump", "--no-owner", "--dbname", name).stdout

    def address(self, name, port=None):
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{name}?sslmode=disable"

    def flags(self, name, port=None):
        return ["--store", self.address(name, port), "--store-unsynced"]

    def stop(self):
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE_S)
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port():
    import socket

    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]
