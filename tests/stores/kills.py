"""Servers that are killed after a certain write: by `strace` over a data directory, by a proxy over a database.

The committer of a data directory calls `fdatasync` once for each batch, after it has written the batch into the file of
the database. A process that is killed as it makes the k-th of these calls leaves k batches there. Of a database, the proxy
passes on k commits, and kills the server before it hears of the last one.
"""

import collections
import http.client
import json
import os
import shutil
import signal
import socket
import struct
import subprocess
import threading
import time

from running import PATIENCE_S, first_line, ran, until

# So long nothing is written any more when a server is taken for idle, and no server takes longer to go on.
QUIET_S = 2.5

# Values that are not longer are shown where it is said what was written.
SHORT = 200


class Traced:
    """A running server that is killed at its k-th `fdatasync` from now on, or counts them."""

    def __init__(self, server, kill_at=None):
        self.file = server.folder / "strace"
        self.file.unlink(missing_ok=True)
        pid = server.process.pid
        command = ["strace", "-f", "-p", str(pid), "-e", "trace=fdatasync", "-o", self.file]
        if kill_at:
            command += ["-e", f"inject=fdatasync:signal=SIGKILL:when={kill_at}"]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        tasks = f"/proc/{pid}/task"
        traced = lambda task: f"TracerPid:\t{self.process.pid}\n" in open(f"{tasks}/{task}/status").read()
        until("all threads are traced", lambda: all(traced(task) for task in os.listdir(tasks)))

    def count(self):
        return self.file.read_text().count("fdatasync(") if self.file.exists() else 0

    def detach(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE_S)


def traced_start(server, kill_at=None):
    """Starts a server, and returns how many calls of `fdatasync` the thread made that made most of them until the server
    listened, or until it was killed as a thread made its k-th one. It does not run afterwards."""
    file = server.folder / "strace"
    file.unlink(missing_ok=True)
    environment = server.clock.environment()
    # The clock is that of the server, and not of its tracer.
    preload = environment.pop("LD_PRELOAD")
    command = ["strace", "-f", "-E", f"LD_PRELOAD={preload}", "-e", "trace=fdatasync", "-o", file]
    if kill_at:
        command += ["-e", f"inject=fdatasync:signal=SIGKILL:when={kill_at}"]
    server.socket.unlink(missing_ok=True)
    with server.log.open("ab") as log:
        process = subprocess.Popen(
            [*command, *server.serve_command()], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log
        )
    listens = first_line(process)
    if listens:
        for child in open(f"/proc/{process.pid}/task/{process.pid}/children").read().split():
            os.kill(int(child), signal.SIGKILL)
    elif not kill_at:
        raise RuntimeError(f"the server does not start: {server.log.read_text()[-3000:]}")
    process.wait(PATIENCE_S)
    calls = collections.Counter(line.split()[0] for line in file.read_text().splitlines() if "fdatasync(" in line)
    return max(calls.values(), default=0)


def quiet(count, is_over=lambda: False):
    """Returns the count once it has not changed for a while, or once the process is over."""
    last, since = count(), time.monotonic()
    while not is_over() and time.monotonic() - since < QUIET_S:
        time.sleep(0.05)
        if (now := count()) != last:
            last, since = now, time.monotonic()
    return last


def send(server, interrupted, people):
    """Sends the request, and returns whether it was accepted; not if the server was killed before it has answered."""
    if "admin" in interrupted:
        run = ran(server.admin_command(*interrupted["admin"]), env=server.clock.environment())
        return run.returncode == 0
    who = people.get(interrupted["who"])
    request = [interrupted["method"], interrupted["path"], who and who["access"], interrupted["body"], interrupted["key"]]
    try:
        return server.call(*request).status < 400
    except (OSError, http.client.HTTPException):
        return False


def lines(server, flags=()):
    """Documents and entries of a store, from an export: values by their keys."""
    run = server.command("export", *flags, "--data", server.data, "-")
    if run.returncode != 0:
        raise AssertionError(run.stderr.decode())
    found = {}
    for line in run.stdout.decode().splitlines():
        line = json.loads(line)
        if document := line.get("document"):
            found[f"document {document['key']}"] = document["value"]
        elif entry := line.get("entry"):
            found[f"entry {entry['number']} of {entry['log']}"] = json.dumps(entry["entry"])
    return found


def written(before, after):
    """What changed between two exports, but the sign of life of servers over a database."""
    keys = sorted((before.keys() | after.keys()) - {"document members"})
    named = {(True, False): "removed", (False, True): "new", (True, True): "changed"}
    short = lambda value: f" = {value}" if value and len(value) <= SHORT else ""
    changed = [key for key in keys if before.get(key) != after.get(key)]
    return [f"{named[key in before, key in after]}: {key}{short(after.get(key))}" for key in changed]


def copied(server, name):
    """A copy of a data directory, to look into without changing it."""
    to = server.folder / name
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(server.data, to, ignore=shutil.ignore_patterns("*.sock"))
    return to


class Proxy:
    """Passes on what a server and the database say, counts the commits of batches, and kills the server after one of them."""

    def __init__(self, port):
        self.database = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.commits, self.kill_at, self.on_kill, self.is_dead = 0, None, None, False
        self.lock = threading.Lock()
        threading.Thread(target=self.accept, daemon=True).start()

    def arm(self, kill_at, on_kill):
        with self.lock:
            self.commits, self.kill_at, self.on_kill, self.is_dead = 0, kill_at, on_kill, False

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            database = socket.create_connection(("127.0.0.1", self.database))
            for end in (client, database):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            connection = Connection(self)
            threading.Thread(target=self.pump, args=(client, database, connection.asked), daemon=True).start()
            threading.Thread(target=self.pump, args=(database, client, connection.answered), daemon=True).start()

    def pump(self, source, target, look):
        try:
            while data := source.recv(65_536):
                if not look(data):
                    break
                target.sendall(data)
        except OSError:
            pass
        for end in (source, target):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def committed(self):
        """Counts a commit that the server has not heard of. Returns whether it may."""
        with self.lock:
            self.commits += 1
            if self.commits == self.kill_at:
                self.on_kill()
                self.is_dead = True
            return not self.is_dead


class Connection:
    """The messages of one connection. A batch is a transaction that writes something besides the sign of life."""

    def __init__(self, proxy):
        self.proxy, self.out, self.back = proxy, b"", b""
        self.is_started, self.is_batch, self.names = False, False, []

    def asked(self, data):
        self.out += data
        if not self.is_started:
            # The first message has no type.
            length = struct.unpack(">I", self.out[:4])[0] if len(self.out) >= 4 else 1 << 30
            if len(self.out) < length:
                return not self.proxy.is_dead
            self.out, self.is_started = self.out[length:], True
        while len(self.out) >= 5 and len(self.out) > struct.unpack(">I", self.out[1:5])[0]:
            length = struct.unpack(">I", self.out[1:5])[0] + 1
            kind, body, self.out = self.out[:1], self.out[5:length], self.out[length:]
            # Other transactions begin with more words.
            if kind == b"Q" and body.startswith(b"begin"):
                self.names, self.is_batch = None, body == b"begin\0"
            elif kind == b"B" and self.is_batch and self.names is None:
                try:
                    self.names = texts_of_bind(body)
                except (struct.error, ValueError):
                    # Of another transaction, as one that makes the tables.
                    self.is_batch = False
        return not self.proxy.is_dead

    def answered(self, data):
        self.back += data
        while len(self.back) >= 5 and len(self.back) > struct.unpack(">I", self.back[1:5])[0]:
            length = struct.unpack(">I", self.back[1:5])[0] + 1
            kind, body, self.back = self.back[:1], self.back[5:length], self.back[length:]
            if kind == b"C" and body.startswith(b"COMMIT") and self.is_batch:
                self.is_batch = False
                if any("members" not in name for name in self.names or []) and not self.proxy.committed():
                    return False
        return not self.proxy.is_dead


def texts_of_bind(body):
    """The texts of the first parameter of a Bind message, which is an array in binary form: the locks of a batch."""
    at = body.index(b"\0", body.index(b"\0") + 1) + 1
    formats = struct.unpack(">H", body[at : at + 2])[0]
    at += 2 + 2 * formats + 2
    length, dimensions = struct.unpack(">iI", body[at : at + 8])
    if length < 0 or dimensions == 0:
        return []
    count = struct.unpack(">I", body[at + 16 : at + 20])[0]
    at, texts = at + 24, []
    for _ in range(count):
        size = struct.unpack(">I", body[at : at + 4])[0]
        texts.append(body[at + 4 : at + 4 + size].decode())
        at += 4 + size
    return texts
