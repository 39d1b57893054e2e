"""Whether Kontor works behind the proxies of docs/proxies.md: starts each with the configuration of
that page before a server, and plays a game through it.

    check.py PROGRAM [NAME…]

The proxies are programs of Debian packages; `make proxies` installs those that are missing.
"""

import contextlib
import getpass
import http.client
import json
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import zlib

CONFIGURATIONS = pathlib.Path(__file__).parents[2] / "docs/proxies"

# Longest wait for a program that starts, an answer or a line of a stream.
PATIENCE_S = 20

# How long a proxy may take to end by itself.
END_S = 5

# How long a server that stops takes requests all the same.
LEAVE_S = 5

# How often a request is sent that no server takes yet.
PAUSE_S = 0.05

# Callers have addresses of their own on loopback, and none of them is that of the proxy.
CALLER, OTHER_CALLER = "127.0.0.2", "127.0.0.3"

# So many guests may sign in from one address within a minute.
SIGN_INS = 12

# The least time-out for reading that the page asks for, and how the configurations write theirs. Caddy's have no time-out.
TIMEOUT_S_MIN = 75
TIMEOUTS = re.compile(r"(?:proxy_read_timeout |timeout client |timeout server |timeout=)(\d+)")

# The time after which the server ends an idle connection, and how the configurations write theirs. HAProxy's default is shorter.
IDLE_S = 75
IDLE = re.compile(r"(?:keepalive_timeout |ttl=|\tkeepalive )(\d+)")

# So many requests over one connection of a caller need at most so many connections to the server; checks of the proxy count.
REQUESTS, CONNECTIONS_MAX = 40, 10

# As large as the largest record, which is the largest body.
BODY_BYTES = 8 * 1024 * 1024

# What the log says of an address that cannot be read.
UNREADABLE = "a trusted proxy names a client in a form that cannot be read"

# The most moves of a game of three.
MOVES_MAX = 400

PROXIES = {
    "nginx": ("nginx.conf", ["/usr/sbin/nginx", "-g", "daemon off;", "-e", "stderr", "-p", "{folder}", "-c", "{file}"]),
    # As nginx.conf, but names callers with their ports, as balancers of clouds do.
    "nginx-ports": ("nginx.conf", ["/usr/sbin/nginx", "-g", "daemon off;", "-e", "stderr", "-p", "{folder}", "-c", "{file}"]),
    "nginx-path": ("nginx-path.conf", ["/usr/sbin/nginx", "-g", "daemon off;", "-e", "stderr", "-p", "{folder}", "-c", "{file}"]),
    "haproxy": ("haproxy.cfg", ["/usr/sbin/haproxy", "-q", "-db", "-f", "{file}"]),
    "apache": ("apache.conf", ["/usr/sbin/apache2", "-X", "-d", "{folder}", "-f", "{file}"]),
    "caddy": ("Caddyfile", ["/usr/bin/caddy", "run", "--adapter", "caddyfile", "--config", "{file}"]),
}

# Proxies that compress. The other one sends everything on as it is.
COMPRESS = {"nginx", "nginx-ports", "haproxy", "apache", "caddy"}

# Proxies that check whether the server is ready.
CHECK_READY = {"haproxy", "caddy"}


class Wrong(Exception):
    """Something is not as the page promises."""


def check(holds: bool, what: str) -> None:
    if not holds:
        raise Wrong(what)


#: Ports that the system gives to no connection by itself: one that is free stays so until it is listened to.
PORTS = iter(range(21_000, 32_000))


def free_port() -> int:
    for port in PORTS:
        with socket.socket() as listener, contextlib.suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port
    raise Wrong("no port is free")


class Server:
    """The server, at one port over all of its starts."""

    def __init__(self, program: str, folder: pathlib.Path, public_url: str | None) -> None:
        self.port, self.log = free_port(), folder / "log"
        self.command = [
            program, "serve", "--listen", f"127.0.0.1:{self.port}", "--data", str(folder / "data"), "--log", "warn",
            "--trusted-proxies", "127.0.0.1/32", "--rate-sign-ins", str(SIGN_INS), "--rate-player", "100000",
            "--rate-moves", "100000", "--stop-s", "5", "--leave-s", str(LEAVE_S),
        ]
        if public_url:
            self.command += ["--public-url", public_url]
        self.start()

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout
        too_late = threading.Timer(PATIENCE_S, self.process.kill)
        too_late.start()
        line = self.process.stdout.readline()
        too_late.cancel()
        check(line != "", "the server does not start")

    def drain(self) -> None:
        self.process.send_signal(signal.SIGTERM)

    def stop(self) -> None:
        self.drain()
        self.process.wait(PATIENCE_S)


class Caller:
    """A caller of the proxy, from one address."""

    def __init__(self, port: int, path: str, address: str = CALLER) -> None:
        self.port, self.path, self.address = port, path, address
        self.token: str | None = None

    def open(self, method: str, path: str, body: object = None, **headers: str) -> http.client.HTTPResponse:
        line = http.client.HTTPConnection("127.0.0.1", self.port, PATIENCE_S, (self.address, 0))
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.token:
            sent["Authorization"] = f"Bearer {self.token}"
        text = None
        if body is not None:
            sent["Content-Type"] = "application/json"
            text = json.dumps(body)
        line.request(method, self.path + path, text, {"Accept-Encoding": "gzip", **sent})
        return line.getresponse()

    def ask(self, method: str, path: str, body: object = None, status: int = 200, **headers: str) -> tuple[http.client.HTTPMessage, dict]:
        with self.open(method, path, body, **headers) as response:
            text = response.read()
        if response.headers["Content-Encoding"] == "gzip":
            text = zlib.decompress(text, wbits=31)
        check(response.status == status, f"{method} {path}: {response.status} instead of {status}: {text[:500]!r}")
        return response.headers, json.loads(text or b"{}")

    def guest(self, name: str) -> "Caller":
        guest = Caller(self.port, self.path, self.address)
        guest.token = self.ask("POST", "/v1/guests", {"name": name}, 201)[1]["access_token"]
        return guest


class Stream:
    """An event stream or lines, as they come through the proxy."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        check(response.status == 200, f"a stream is answered with {response.status}")
        self.response = response
        encoding = response.headers["Content-Encoding"]
        self.unpack = zlib.decompressobj(wbits=31).decompress if encoding == "gzip" else bytes
        self.text = b""

    def until(self, end: str) -> str:
        """What comes up to this text; it waits for more as long as the line may be silent."""
        while end.encode() not in self.text:
            piece = self.response.read1(65536)
            check(piece != b"", f"the stream ended before {end!r}, after {self.text!r}")
            self.text += self.unpack(piece)
        before, self.text = self.text.split(end.encode(), 1)
        return before.decode()


def table(players: list[Caller]) -> str:
    game = players[0].ask("POST", "/v1/games", {"ruleset": "medici", "seats": 3}, 201)[1]["id"]
    for seat in (1, 2):
        players[seat].ask("PUT", f"/v1/games/{game}/seats/{seat}", {"occupant": "me"})
    players[0].ask("POST", f"/v1/games/{game}/start")
    return game


def due(players: list[Caller], game: str) -> tuple[Caller, dict] | None:
    """Who is to move, and a move."""
    items = players[0].ask("GET", f"/v1/games/{game}/decisions")[1]["items"]
    if not items:
        return None
    player = players[items[0]["seat"]]
    decision = player.ask("GET", f"/v1/games/{game}/decisions/{items[0]['id']}")[1]
    return player, {"decision": decision["id"], "action": decision["actions"][0]}


def move(players: list[Caller], game: str, **headers: str) -> bool:
    found = due(players, game)
    if found:
        player, body = found
        player.ask("POST", f"/v1/games/{game}/actions", body, 201, Idempotency_Key=body["decision"], **headers)
    return found is not None


def check_tags(name: str, players: list[Caller], game: str) -> None:
    """The tag of a view that the proxy has compressed is as good as the server's own."""
    found = due(players, game)
    assert found
    player, body = found
    headers, _ = player.ask("GET", f"/v1/games/{game}/view")
    check((headers["Content-Encoding"] == "gzip") == (name in COMPRESS), "the view is compressed")
    tag = headers["ETag"]
    with player.open("GET", f"/v1/games/{game}/view", If_None_Match=tag) as response:
        check(response.status == 304, f"a copy with the tag {tag} counts as old")
    key = {"Idempotency_Key": body["decision"]}
    player.ask("POST", f"/v1/games/{game}/actions", body, 412, If_Match='W/"0.s0.0"', **key)
    player.ask("POST", f"/v1/games/{game}/actions", body, 201, If_Match=tag, **key)


def check_streams(players: list[Caller], game: str) -> None:
    """Both kinds begin at once, though nothing happens, and each event comes when it happens."""
    seq = players[0].ask("GET", f"/v1/games/{game}")[1]["seq"]
    events = f"/v1/games/{game}/events?after={seq}"
    frames = Stream(players[0].open("GET", events, Accept="text/event-stream"))
    lines = Stream(players[0].open("GET", events, Accept="application/x-ndjson"))
    frames.until(": up to date\n")
    check(lines.until("\n") == "", "the first line is empty")
    move(players, game)
    check(f"id: {seq + 1}" in frames.until("\n\n"), "the next event comes as a frame")
    check(json.loads(lines.until("\n"))["seq"] == seq + 1, "the next event comes as a line")


def check_ready(server: Server, caller: Caller) -> None:
    """A server that is not ready gets no new requests from the proxy, though it takes them."""
    end = time.monotonic() + LEAVE_S
    while True:
        with caller.open("GET", "/v1/meta") as response:
            if response.status == 503 and "Request-Id" not in response.headers:
                break
        check(time.monotonic() < end, "the proxy sends requests to a server that is not ready")
        time.sleep(PAUSE_S)
    Caller(server.port, "", "127.0.0.1").ask("GET", "/v1/meta")


def check_drain(name: str, server: Server, players: list[Caller], game: str) -> None:
    """A stream hears of a drain, and goes on at the next server where it stopped."""
    seq = players[0].ask("GET", f"/v1/games/{game}")[1]["seq"]
    events = f"/v1/games/{game}/events"
    stream = Stream(players[0].open("GET", events, Accept="text/event-stream", Last_Event_ID=str(seq)))
    stream.until(": up to date\n")
    server.drain()
    if name in CHECK_READY:
        check_ready(server, players[0])
    closing = stream.until("\n\n")
    check("draining" in closing and "retry: " in closing, f"the closing frame is {closing!r}")
    server.process.wait(PATIENCE_S)
    server.start()
    until_answered(players[0])
    move(players, game)
    stream = Stream(players[0].open("GET", events, Accept="text/event-stream", Last_Event_ID=str(seq)))
    check(f"id: {seq + 1}" in stream.until("\n\n"), "the stream goes on")


def check_end(players: list[Caller], game: str) -> None:
    """A game to its end; an `EventSource` is told then that nothing more will come."""
    moves = 0
    while move(players, game):
        moves += 1
        check(moves < MOVES_MAX, "the game has no end")
    seq = players[0].ask("GET", f"/v1/games/{game}")[1]["seq"]
    events = f"/v1/games/{game}/events"
    stream = Stream(players[0].open("GET", events, Accept="text/event-stream", Last_Event_ID=str(seq)))
    check(f"id: {seq + 1}\nevent: end" in stream.until("\n\n"), "the closing frame has an id")
    back = players[0].open("GET", f"{events}?lastEventId={seq + 1}", Accept="text/event-stream")
    check(back.status == 204, f"who comes back behind the end is answered with {back.status}")


def check_addresses(caller: Caller) -> None:
    """Each caller has limits of its own, and cannot choose by a header whose."""
    statuses = []
    for number in range(SIGN_INS + 1):
        named = f"203.0.113.{number}"
        with caller.open("POST", "/v1/guests", {"name": "Many"}, X_Forwarded_For=named) as response:
            statuses.append(response.status)
    check(429 in statuses, "a caller is not limited who names others")
    other = Caller(caller.port, caller.path, OTHER_CALLER)
    other.ask("POST", "/v1/guests", {"name": "Other"}, 201)


def name_unreadable(server: Server) -> None:
    """Two requests of a proxy, which is the test itself, with names of callers that the server cannot read."""
    proxy = Caller(server.port, "", "127.0.0.1")
    for name in ("unknown-host", "another"):
        proxy.ask("GET", "/v1/meta", X_Forwarded_For=name)


def check_bodies(player: Caller) -> None:
    """The server itself, and not the proxy, judges a body of the size of the largest record."""
    record = {"padding": "x" * (BODY_BYTES - 100)}
    with player.open("POST", "/v1/records/verifications", record) as response:
        kind = response.headers["Content-Type"] or ""
        check(response.status != 413 and kind.startswith("application/problem+json"), f"a large body: {response.status}, {kind}")


def check_host(caller: Caller) -> None:
    """Without a public address, the answers for apps name the server as its caller does."""
    issuer = caller.ask("GET", "/.well-known/oauth-authorization-server")[1]["issuer"]
    check(issuer == f"http://127.0.0.1:{caller.port}", f"the issuer is {issuer}")


def connections(port: int) -> set[str]:
    """The other ends of the connections with this port, those that have just ended too."""
    ends = [line.split()[1:3] for line in pathlib.Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ours = f":{port:04X}"
    return {other for end, other in ends if end.endswith(ours)} | {end for end, other in ends if other.endswith(ours)}


def check_connections(server: Server, player: Caller) -> None:
    """The proxy sends many requests over few connections."""
    before = connections(server.port)
    line = http.client.HTTPConnection("127.0.0.1", player.port, PATIENCE_S, (player.address, 0))
    for _ in range(REQUESTS):
        line.request("GET", f"{player.path}/v1/meta", headers={"Authorization": f"Bearer {player.token}"})
        with line.getresponse() as response:
            response.read()
            check(response.status == 200, f"a request is answered with {response.status}")
    line.close()
    made = len(connections(server.port) - before)
    check(made <= CONNECTIONS_MAX, f"{REQUESTS} requests took {made} connections to the server")


def check_timeouts(name: str, text: str) -> None:
    """What the page asks for stands in the configuration."""
    idle = [int(seconds) for seconds in IDLE.findall(text)]
    check(bool(idle) == (name != "haproxy") and all(time_s < IDLE_S for time_s in idle), f"{name} keeps connections for {idle} s")
    times = [int(seconds) for seconds in TIMEOUTS.findall(text)]
    check(bool(times) == (name != "caddy") and all(time_s >= TIMEOUT_S_MIN for time_s in times), f"{name} waits {times} s")


def check_path(players: list[Caller], game: str) -> None:
    """The addresses in replies keep the path."""
    path = players[0].path
    headers, _ = players[0].ask("POST", "/v1/games", {"ruleset": "medici", "seats": 3}, 201)
    check(headers["Location"].startswith(f"{path}/v1/games/"), f"Location is {headers['Location']}")
    metadata = Caller(players[0].port, "").ask("GET", f"/.well-known/oauth-authorization-server{path}")[1]
    check(metadata["issuer"].endswith(path), f"the issuer is {metadata['issuer']}")


def until_answered(caller: Caller) -> None:
    """Waits until the proxy finds the server."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        with contextlib.suppress(OSError, http.client.HTTPException):
            with caller.open("GET", "/healthz/ready") as response:
                if response.status == 200:
                    return
        time.sleep(PAUSE_S)
    raise Wrong("the proxy answers with no server")


def play(program: str, name: str, folder: pathlib.Path) -> None:
    source, command = PROXIES[name]
    path, port = "/kontor" if name == "nginx-path" else "", free_port()
    server = Server(program, folder, f"http://127.0.0.1:{port}{path}" if path else None)
    text = (CONFIGURATIONS / source).read_text()
    check_timeouts(name, text)
    check(all(text.count(f"127.0.0.1:{known}") for known in (8000, 8080)), f"{source} has the usual ports")
    if name == "nginx-ports":
        text = text.replace("X-Forwarded-For $remote_addr;", "X-Forwarded-For $remote_addr:$remote_port;")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{port}").replace("127.0.0.1:8080", f"127.0.0.1:{server.port}")
    if name == "apache":
        # What Debian's own configuration says beside ours.
        text = f"PidFile {folder}/pid\nErrorLog /dev/stderr\nDefaultRuntimeDir {folder}\nServerName localhost\nUser www-data\n{text}"
    if name.startswith("nginx"):
        own = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        # Its workers have the owner of the folder: those that root starts are of another user by themselves.
        text = f"user {getpass.getuser()};\npid {folder}/pid;\n" + text.replace("http {", f"http {{ access_log off; {own}")
    file = folder / source
    file.write_text(text)
    proxy = subprocess.Popen([part.format(folder=folder, file=file) for part in command], stdout=subprocess.DEVNULL)
    try:
        caller = Caller(port, path)
        until_answered(caller)
        players = [caller.guest(guest) for guest in ("Ada", "Ben", "Cleo")]
        game = table(players)
        check_tags(name, players, game)
        check_streams(players, game)
        check_connections(server, players[0])
        check_drain(name, server, players, game)
        check_end(players, game)
        check_bodies(players[0])
        if path:
            check_path(players, game)
        else:
            check_host(caller)
        check_addresses(caller)
        name_unreadable(server)
    finally:
        proxy.terminate()
        try:
            proxy.wait(END_S)
        except subprocess.TimeoutExpired:
            # Some wait for ever for streams to end.
            proxy.kill()
            proxy.wait(PATIENCE_S)
        server.stop()
    said = server.log.read_text().count(UNREADABLE)
    check(said == 1, f"the log names {said} times what cannot be read")


def main() -> None:
    program, *names = sys.argv[1:]
    for name in names or PROXIES:
        with tempfile.TemporaryDirectory(prefix="kontor-proxy-") as folder:
            try:
                play(program, name, pathlib.Path(folder))
            except (Wrong, OSError, http.client.HTTPException) as error:
                sys.exit(f"{name}: {error!r}")
        print(f"{name}: in order", flush=True)


if __name__ == "__main__":
    main()
