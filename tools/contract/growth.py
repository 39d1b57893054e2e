"""A server of a later release: a proxy that adds to answers what the guide says that the contract may grow by.

`python growth.py SERVER [--strict]` prints the address of a proxy for each line of growth.json, as JSON in one line, and serves
until its standard input ends. `GET /changed` of a proxy says how many objects it has changed.

A later release knows the fields that it has added, so a proxy takes them out of what a client sends back. With `--strict` it
does not, and the server refuses an action with a field that it does not know: so the clients of this project are tested, which
leave such fields out, because the next server of the service may be of this release.

A line changes each object of the answers of `of` (all, if it has none) that is as `where` says: it sets fields and appends
to lists; with `once` it changes one object in all, and with `stream` it is about streams alone. In `where`, `"*"` is any text or number, `{}` any object with these fields, and `[]` any list. `seen` is a text
that a client can find in what it read; it is `of_tomorrow` if it is not named.
"""

import copy
import dataclasses
import http.client
import http.server
import json
import pathlib
import re
import sys
import threading
import urllib.parse
from typing import Any

LINES = json.loads(pathlib.Path(__file__).with_name("growth.json").read_text())
#: What these hold is in the form of another document, in which an object need not be one that can get a field.
FREE = {"options", "options_default", "options_schema", "orders_default", "orders_schema", "params", "schema"}
#: What a proxy does not hand on. Answers come as they are, because they are read here.
NOT_HANDED_ON = {"accept-encoding", "connection", "content-length", "host", "keep-alive", "transfer-encoding"}

#: The longest silence of the server; a stream has a sign of life more often.
PATIENCE_S = 120


def fits(value: Any, pattern: Any) -> bool:
    """Whether a value is as a `where` says."""
    match pattern:
        case "*":
            return isinstance(value, str | int | float)
        case dict():
            return isinstance(value, dict) and all(key in value and fits(value[key], part) for key, part in pattern.items())
        case list():
            return isinstance(value, list)
    return bool(value == pattern)


def grow(value: Any, line: dict[str, Any]) -> int:
    """Changes a value as a line says, and counts the objects that it has changed."""
    if isinstance(value, list):
        return sum(grow(item, line) for item in value)
    if not isinstance(value, dict):
        return 0
    changed = sum(grow(part, line) for key, part in value.items() if key not in FREE)
    if not fits(value, line["where"]):
        return changed
    value.update(copy.deepcopy(line.get("set", {})))
    for key, item in line.get("append", {}).items():
        value[key].append(copy.deepcopy(item))
    return changed + 1


def without_new_fields(value: Any) -> Any:
    """What a client sends, without fields that it was given: the later release knows them."""
    if isinstance(value, list):
        return [without_new_fields(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {key: without_new_fields(part) for key, part in value.items() if key != "of_tomorrow"}


@dataclasses.dataclass
class Growth:
    """What a proxy does, and has done."""

    server: urllib.parse.SplitResult
    lines: list[dict[str, Any]]
    is_strict: bool
    changed: int = 0

    def grown(self, request: str, text: bytes) -> bytes:
        """An answer to a request, or a piece of a stream, in JSON."""
        value = json.loads(text)
        for line in self.lines:
            if re.fullmatch(line.get("of", ".*"), request) and not (line.get("once") and self.changed):
                self.changed += grow(value, line)
        return json.dumps(value).encode()


class Proxy(http.server.BaseHTTPRequestHandler):
    """One connection of a client."""

    protocol_version = "HTTP/1.1"
    #: Heads and bodies are written apart, and must not wait for each other.
    disable_nagle_algorithm = True
    growth: Growth

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing."""

    def hand_on(self) -> None:
        """A request, and its answer as a later release would give it."""
        path = urllib.parse.urlsplit(self.path).path
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if path == "/changed":
            return self.answer(200, [], str(self.growth.changed).encode())
        if body and not self.growth.is_strict:
            body = json.dumps(without_new_fields(json.loads(body))).encode()
        upstream = http.client.HTTPConnection(self.growth.server.hostname or "", self.growth.server.port, timeout=PATIENCE_S)
        headers = {name: value for name, value in self.headers.items() if name.lower() not in NOT_HANDED_ON}
        upstream.request(self.command, self.path, body or None, headers)
        answer = upstream.getresponse()
        try:
            self.give(f"{self.command} {path}", answer)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True
        finally:
            upstream.close()

    do_GET = do_POST = do_PUT = do_DELETE = hand_on

    def give(self, request: str, answer: http.client.HTTPResponse) -> None:
        """An answer as a whole, or a stream line by line."""
        headers = [(name, value) for name, value in answer.getheaders() if name.lower() not in NOT_HANDED_ON]
        media = answer.headers.get_content_type()
        if media not in ("text/event-stream", "application/x-ndjson"):
            body = answer.read()
            return self.answer(answer.status, headers, self.growth.grown(request, body) if body and "json" in media else body)
        self.close_connection = True
        self.head(answer.status, [*headers, ("Connection", "close")])
        while line := answer.readline():
            head, text = (b"data: ", line[6:]) if line.startswith(b"data: ") else (b"", line)
            self.wfile.write(head + self.growth.grown(request, text) + b"\n" if text.startswith(b"{") else line)
            self.wfile.flush()

    def answer(self, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        """An answer of a known length."""
        self.head(status, headers if status in (204, 304) else [*headers, ("Content-Length", str(len(body)))])
        self.wfile.write(body)

    def head(self, status: int, headers: list[tuple[str, str]]) -> None:
        """The head of an answer."""
        self.send_response_only(status)
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()


def proxy(server: str, lines: list[dict[str, Any]], *, is_strict: bool = False) -> str:
    """Starts a proxy that grows by these lines, and gives its address."""
    handler = type("ProxyOfLines", (Proxy,), {"growth": Growth(urllib.parse.urlsplit(server), lines, is_strict)})
    listening = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=listening.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{listening.server_port}"


if __name__ == "__main__":
    server, *flags = sys.argv[1:]
    proxies = {line["line"]: proxy(server, [line], is_strict=flags == ["--strict"]) for line in LINES}
    print(json.dumps(proxies), flush=True)
    sys.stdin.read()
