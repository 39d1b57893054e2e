"""Three PostgreSQL nodes under Patroni on this machine, for a try and for tests: `engine.py --background DIR`.

Each node is an etcd, a Patroni and the PostgreSQL that Patroni runs, with its files in `DIR/node1` to `DIR/node3`. A commit is
acknowledged once a second node has synced it; if the leading node is lost, another one leads after some seconds. The address
for `kontor serve --store` is printed as one line when all nodes are ready. All who reach the ports can do everything: the
nodes listen on the loopback interface, or with `--isolated` in network namespaces of their own, and ask for no password.

What ends is started again. A file `DIR/node1/off` takes that node away, as if its machine were lost, until the file is
removed or the nodes are started again. `engine.py --kill-leader DIR` kills the PostgreSQL that leads. SIGTERM, Ctrl-C or
`engine.py --stop DIR` stops everything; the next start with the same DIR goes on with the data. With `--for-tests` the end of
standard input stops everything at once and removes DIR.

PostgreSQL refuses to run as root: root starts all processes as the user `postgres`.
"""

import argparse
import contextlib
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request

# Where Patroni is installed, by `make engine-tools`.
VENV = pathlib.Path(__file__).resolve().parents[2] / "target" / "cluster"
# The interpreter of the operating system: every user can read it.
PYTHON = "/usr/bin/python3"
VERSIONS = pathlib.Path("/usr/lib/postgresql")
DATABASE = "kontor"
NODES = 3
# Ports of a node: PostgreSQL, Patroni, and etcd for its clients and its peers.
PORTS = 4
PAUSE_S = 1.0
READY_S = 180
STOP_S = 30
# The program in the background stops its processes one kind after the other.
STOP_BACKGROUND_S = 4 * STOP_S

# What must be true for nothing acknowledged to be lost is explained in docs/operations.md.
DCS = {
    # A node that is silent for so many seconds is replaced.
    "ttl": 20,
    "loop_wait": 2,
    # A leader that has not reached etcd for so long gives up: long enough for etcd to choose a leader of its own.
    "retry_timeout": 9,
    # A leader that crashed is replaced at once and not started again: what it had not replicated must not be seen.
    "primary_start_timeout": 0,
    "maximum_lag_on_failover": 1 << 20,
    # A commit waits for any one standby, and goes on waiting when there is none.
    "synchronous_mode": "quorum",
    "synchronous_mode_strict": True,
    "postgresql": {
        "use_pg_rewind": True,
        "remove_data_directory_on_rewind_failure": True,
        "remove_data_directory_on_diverged_timelines": True,
        "parameters": {
            "max_connections": 200,
            "shared_buffers": "64MB",
            "max_wal_size": "512MB",
            "wal_log_hints": "on",
            "wal_keep_size": "256MB",
            "log_min_messages": "warning",
        },
    },
}
# Acknowledges what only the leader has: a fault that the test of several servers must notice.
ASYNCHRONOUS = {
    "synchronous_mode": "off",
    "synchronous_mode_strict": False,
    "maximum_lag_on_failover": 1 << 30,
}


class Node:
    """One of the nodes: its addresses and its processes."""

    def __init__(self, number: int, arguments: argparse.Namespace) -> None:
        self.name = f"node{number}"
        self.folder = arguments.folder / self.name
        self.namespace = f"{arguments.isolated}-{number}" if arguments.isolated else None
        self.host = f"{arguments.network}.{number}" if arguments.isolated else "127.0.0.1"
        first = arguments.port + (number - 1) * PORTS
        self.sql, self.rest, self.etcd, self.peer = range(first, first + PORTS)
        self.processes: dict[str, subprocess.Popen] = {}

    def url(self, port: int) -> str:
        return f"http://{self.host}:{port}"

    def commands(self, nodes: list["Node"]) -> dict[str, list[str]]:
        """What to run on this node."""
        # Without --pre-vote, the default of etcd 3.4, a node that comes back after it was cut off ends the term of the leader.
        etcd = [
            "etcd", "--name", self.name, "--data-dir", str(self.folder / "etcd"), "--log-level", "error",
            "--listen-client-urls", self.url(self.etcd), "--advertise-client-urls", self.url(self.etcd),
            "--listen-peer-urls", self.url(self.peer), "--initial-advertise-peer-urls", self.url(self.peer),
            "--initial-cluster", ",".join(f"{node.name}={node.url(node.peer)}" for node in nodes),
            "--auto-compaction-retention", "1", "--pre-vote",
        ]  # fmt: skip
        return {"etcd": etcd, "patroni": [PYTHON, "-m", "patroni", str(self.folder / "patroni.yml")]}

    def settings(self, nodes: list["Node"], asynchronous: bool) -> dict:
        """Patroni's configuration."""
        users = {"superuser": {"username": "postgres"}, "replication": {"username": "replicator"}}
        network = f"{self.host}/24"
        return {
            "scope": "kontor",
            "name": self.name,
            "log": {"level": "INFO"},
            "restapi": {"listen": f"{self.host}:{self.rest}", "connect_address": f"{self.host}:{self.rest}"},
            "etcd3": {"hosts": [f"{node.host}:{node.etcd}" for node in nodes]},
            "bootstrap": {
                "dcs": DCS | (ASYNCHRONOUS if asynchronous else {}),
                "initdb": [{"encoding": "UTF8"}, {"locale": "C.UTF-8"}, "data-checksums"],
            },
            "postgresql": {
                "listen": f"{self.host}:{self.sql}",
                "connect_address": f"{self.host}:{self.sql}",
                "data_dir": str(self.folder / "disk" / "data"),
                "bin_dir": str(programs()),
                "pgpass": str(self.folder / "pgpass"),
                "authentication": users | {"rewind": users["superuser"]},
                "pg_hba": ["local all all trust", f"host all all {network} trust", f"host replication all {network} trust"],
                "parameters": {"unix_socket_directories": str(self.folder)},
                "basebackup": [{"checkpoint": "fast"}],
            },
        }

    def prefix(self) -> list[str]:
        """Runs a program on this node, as a user who is not root."""
        inside = ["ip", "netns", "exec", self.namespace] if self.namespace else []
        user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.geteuid() == 0 else []
        return inside + user

    def supervise(self, nodes: list["Node"]) -> None:
        """Starts what does not run and should, and kills what runs and should not."""
        is_off = (self.folder / "off").exists()
        if is_off:
            self.kill_postgresql()
        for name, command in self.commands(nodes).items():
            process = self.processes.get(name)
            if process and process.poll() is None:
                if is_off:
                    process.kill()
                continue
            if is_off:
                continue
            with open(self.folder / f"{name}.log", "ab") as log:
                started = subprocess.Popen(
                    self.prefix() + command,
                    cwd=self.folder,
                    env=os.environ | {"PYTHONPATH": str(self.folder.parent / "python")},
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                )
            self.processes[name] = started
            (self.folder / f"{name}.pid").write_text(f"{started.pid}\n")

    def kill_postgresql(self) -> None:
        """Kills PostgreSQL, which outlives Patroni. Its children may be stopped and cannot notice that it has ended."""
        if pid := self.postmaster():
            children = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True).stdout
            for process in [pid, *map(int, children.split())]:
                # It may have ended already.
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)

    def postmaster(self) -> int | None:
        """The process of PostgreSQL, if it runs."""
        try:
            pid = int((self.folder / "disk" / "data" / "postmaster.pid").read_text().split()[0])
            # Of a postmaster that was killed the file stays, and its number can go to any process.
            is_ours = b"postgres" in pathlib.Path(f"/proc/{pid}/cmdline").read_bytes()
        except (OSError, ValueError, IndexError):
            return None
        return pid if is_ours else None


def programs() -> pathlib.Path:
    """The newest PostgreSQL that is installed."""
    versions = [int(path.name) for path in VERSIONS.glob("*") if path.name.isdigit()]
    if not versions:
        sys.exit(f"install the package postgresql: {VERSIONS} has no version")
    return VERSIONS / str(max(versions)) / "bin"


def is_free(port: int) -> bool:
    with socket.socket() as attempt:
        attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            attempt.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def ports(folder: pathlib.Path, first: int) -> int:
    """The first of the ports that the nodes in this folder have, or of some in a row that are free."""
    settings = folder / "node1" / "patroni.yml"
    if settings.exists():
        return int(json.loads(settings.read_text())["postgresql"]["listen"].split(":")[1])
    count = NODES * PORTS
    while not all(is_free(port) for port in range(first, first + count)):
        first += count
    return first


def network(nodes: list[Node], arguments: argparse.Namespace) -> None:
    """A network namespace for each node, all on one bridge with this machine."""
    bridge = arguments.isolated
    commands = [f"link add {bridge} type bridge", f"addr add {arguments.network}.100/24 dev {bridge}", f"link set {bridge} up"]
    for number, node in enumerate(nodes, 1):
        commands += [
            f"netns add {node.namespace}",
            f"link add {bridge}v{number} type veth peer name eth0 netns {node.namespace}",
            f"link set {bridge}v{number} master {bridge} up",
            f"-n {node.namespace} addr add {node.host}/24 dev eth0",
            f"-n {node.namespace} link set eth0 up",
            f"-n {node.namespace} link set lo up",
        ]
    for command in commands:
        subprocess.run(["ip", *command.split()], check=True)


def prepare(nodes: list[Node], arguments: argparse.Namespace) -> None:
    """Makes the folders and configurations."""
    folder = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    packages = next(VENV.glob("lib/python3*/site-packages"), None)
    if not packages:
        sys.exit(f"Patroni is not installed in {VENV}: `make engine-tools`")
    # The user postgres may not be allowed to read the folder of the sources.
    shutil.copytree(packages, folder / "python", dirs_exist_ok=True)
    for node in nodes:
        node.folder.mkdir(exist_ok=True)
        (node.folder / "disk").mkdir(exist_ok=True)
        if arguments.disk_mib and not os.path.ismount(node.folder / "disk"):
            size = f"size={arguments.disk_mib}m"
            subprocess.run(["mount", "-t", "tmpfs", "-o", size, "tmpfs", node.folder / "disk"], check=True)
        settings = node.settings(nodes, arguments.asynchronous)
        (node.folder / "patroni.yml").write_text(json.dumps(settings, indent=2))
        # etcd and Patroni refuse folders that others can read.
        (node.folder / "etcd").mkdir(exist_ok=True)
        (node.folder / "etcd").chmod(0o700)
        if os.geteuid() == 0:
            subprocess.run(["chown", "-R", "postgres:postgres", node.folder], check=True)
    folder.chmod(0o755)


def members_by(node: Node) -> list[dict]:
    """The nodes as this one knows them; none if it does not answer."""
    try:
        with urllib.request.urlopen(node.url(node.rest) + "/cluster", timeout=2) as reply:
            return json.load(reply)["members"]
    except (OSError, ValueError, KeyError):
        return []


def is_ready(nodes: list[Node], asynchronous: bool) -> bool:
    """Whether a node leads and the others follow it, and commits wait for one of them."""
    members = members_by(nodes[0])
    states = sorted(member["state"] for member in members)
    is_waited_for = all(member["role"] in ("leader", "quorum_standby") for member in members)
    return states == ["running", *["streaming"] * (len(nodes) - 1)] and (is_waited_for or asynchronous)


def create_database(nodes: list[Node]) -> None:
    """Makes the database, on whichever node leads."""
    hosts = ",".join(node.host for node in nodes)
    ports = ",".join(str(node.sql) for node in nodes)
    address = f"host={hosts} port={ports} user=postgres dbname=postgres target_session_attrs=read-write"
    psql = [programs() / "psql", address, "--quiet", "--tuples-only", "--command"]
    exists = f"select 1 from pg_database where datname = '{DATABASE}'"
    found = subprocess.run([*psql, exists], check=True, capture_output=True, text=True)
    if not found.stdout.strip():
        subprocess.run([*psql, f"create database {DATABASE} template template0"], check=True)


def has_database(node: Node) -> bool:
    """Whether the node has the database; a standby gets it a moment after the leader."""
    address = f"host={node.host} port={node.sql} user=postgres dbname={DATABASE}"
    return subprocess.run([programs() / "psql", address, "--command", "select 1"], capture_output=True).returncode == 0


def stop(nodes: list[Node], at_once: bool) -> None:
    """Stops all processes, the databases before what they need."""
    for name in ["patroni", "etcd"]:
        processes = [node.processes[name] for node in nodes if name in node.processes]
        for process in processes:
            process.send_signal(signal.SIGKILL if at_once else signal.SIGTERM)
        deadline = time.monotonic() + STOP_S
        for process in processes:
            try:
                process.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
    for node in nodes:
        node.kill_postgresql()


def clean(nodes: list[Node], arguments: argparse.Namespace) -> None:
    """Removes what only a test needs."""
    if arguments.disk_mib:
        for node in nodes:
            subprocess.run(["umount", "--lazy", node.folder / "disk"], check=False)
    if arguments.isolated:
        for node in nodes:
            subprocess.run(["ip", "netns", "del", node.namespace], check=False)
        subprocess.run(["ip", "link", "del", arguments.isolated], check=False)
    (arguments.folder / "engine.pid").unlink(missing_ok=True)
    if arguments.for_tests:
        shutil.rmtree(arguments.folder, ignore_errors=True)


def run(nodes: list[Node], arguments: argparse.Namespace, stopped: threading.Event) -> None:
    """Runs the nodes until they are to stop."""
    deadline = time.monotonic() + READY_S
    announced = False
    while not stopped.is_set():
        for node in nodes:
            node.supervise(nodes)
        if not announced and is_ready(nodes, arguments.asynchronous):
            create_database(nodes)
            # A client with the address may ask any node first.
            if all(has_database(node) for node in nodes):
                hosts = ",".join(f"{node.host}:{node.sql}" for node in nodes)
                print(f"postgresql://postgres@{hosts}/{DATABASE}", flush=True)
                announced = True
        if not announced and time.monotonic() > deadline:
            sys.exit(f"the nodes are not ready after {READY_S} s: see the logs in {nodes[0].folder.parent}")
        stopped.wait(PAUSE_S)


def run_in_background(arguments: argparse.Namespace) -> None:
    """Starts this program again, and returns when the nodes are ready."""
    arguments.folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, __file__, arguments.folder, "--port", str(arguments.port)]
    with open(arguments.folder / "engine.log", "ab") as log:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
        )
    address = process.stdout.readline()
    if not address:
        sys.exit(f"the nodes did not start: see {arguments.folder / 'engine.log'}")
    print(address, end="")


def stop_background(folder: pathlib.Path) -> None:
    """Stops the program that runs the nodes in this folder, and waits for its end."""
    file = folder / "engine.pid"
    if not is_run_by(file):
        sys.exit(f"no nodes run in {folder}")
    os.kill(int(file.read_text()), signal.SIGTERM)
    deadline = time.monotonic() + STOP_BACKGROUND_S
    while is_run_by(file):
        if time.monotonic() > deadline:
            sys.exit(f"the nodes in {folder} do not stop")
        time.sleep(PAUSE_S / 10)


def kill_leader(nodes: list[Node]) -> None:
    """Kills the PostgreSQL that leads, with all its processes. Patroni starts it again as a standby."""
    members = next(filter(None, map(members_by, nodes)), [])
    leaders = [member["name"] for member in members if member["role"] == "leader"]
    leading = next((node for node in nodes if node.name in leaders and node.postmaster()), None)
    if not leading:
        sys.exit("no node leads")
    leading.kill_postgresql()


def is_run_by(file: pathlib.Path) -> bool:
    """Whether the process that this file names runs this program; another one may have its number by now."""
    try:
        return b"engine.py" in pathlib.Path(f"/proc/{int(file.read_text())}/cmdline").read_bytes()
    except (OSError, ValueError):
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=lambda path: pathlib.Path(path).resolve(), help="where the nodes keep their files")
    parser.add_argument("--port", type=int, default=15431, help="where free ports are searched")
    parser.add_argument("--background", action="store_true", help="return when the nodes are ready")
    parser.add_argument("--stop", action="store_true", help="stop the nodes that run in the background")
    parser.add_argument("--kill-leader", action="store_true", help="kill the PostgreSQL that leads these nodes")
    parser.add_argument("--for-tests", action="store_true", help="stop at the end of standard input")
    parser.add_argument("--isolated", metavar="NAME", help="a network namespace for each node (root)")
    parser.add_argument("--network", default="10.78.0", help="the network of these namespaces")
    parser.add_argument("--disk-mib", type=int, help="a file system of this size for each database (root)")
    parser.add_argument("--asynchronous", action="store_true", help="acknowledge what no standby has (loses data)")
    arguments = parser.parse_args()
    if arguments.stop:
        return stop_background(arguments.folder)
    if arguments.background:
        return run_in_background(arguments)
    arguments.port = ports(arguments.folder, arguments.port)
    nodes = [Node(number, arguments) for number in range(1, NODES + 1)]
    if arguments.kill_leader:
        return kill_leader(nodes)
    stopped = threading.Event()
    for number in [signal.SIGTERM, signal.SIGINT]:
        signal.signal(number, lambda *_: stopped.set())
    if arguments.for_tests:
        threading.Thread(target=lambda: (sys.stdin.read(), stopped.set()), daemon=True).start()
    try:
        if arguments.isolated:
            network(nodes, arguments)
        prepare(nodes, arguments)
        (arguments.folder / "engine.pid").write_text(f"{os.getpid()}\n")
        for node in nodes:
            (node.folder / "off").unlink(missing_ok=True)
        run(nodes, arguments, stopped)
    finally:
        stop(nodes, arguments.for_tests)
        clean(nodes, arguments)


if __name__ == "__main__":
    main()
