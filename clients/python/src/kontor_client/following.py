"""Event streams that reconnect after the last event."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncGenerator, Iterator
from typing import Any
from urllib.parse import quote

import anyio
import httpx
from httpx_sse import EventSource, ServerSentEvent, aconnect_sse, connect_sse

from .addresses import Addresses
from .contract.client import AuthenticatedClient
from .contract.unions import GameEvent, read_game_event
from .problem import KontorProblem, problem_in
from .retry import ADDRESS

#: Reasons of a closing frame after which there will be no more events.
LAST = {"finished", "deleted"}

#: The longest silence: if not even a heartbeat came for so long, the line is dead. The server sends one every 15 seconds.
IDLE_S = 40.0

#: Tries in a row to connect that may fail; each has its own repeats.
FAILED_MAX = 20


class _Listener:
    """Where a follower stands, over all of its connections."""

    def __init__(self, addresses: Addresses, game: str, after: int, invite: str | None, idle_s: float) -> None:
        self.after = after
        self.over = False
        self._addresses = addresses
        self._number: int | None = None
        self._failed = 0
        self._timeout = httpx.Timeout(idle_s, connect=10.0)
        self._path = f"/v1/games/{quote(game, safe='')}/events"
        self._params = {} if invite is None else {"invite": invite}

    def request(self) -> dict[str, Any]:
        """The next connection."""
        headers = {"Last-Event-ID": str(self.after)}
        return {"method": "GET", "url": self._path, "params": self._params, "headers": headers, "timeout": self._timeout}

    def connected(self, source: EventSource) -> bool:
        """Whether there is a stream; what came in its place is raised when it has been read."""
        self._failed = 0
        self._number = source.response.extensions[ADDRESS]
        kind = source.response.headers.get("Content-Type", "")
        return source.response.is_success and kind.startswith("text/event-stream")

    def failed(self, error: Exception) -> None:
        """Leaves the address to which the line is lost; raises the error when there is no hope."""
        if self._number is not None:
            self._addresses.leave(self._number)
            self._number = None
        self._failed += 1
        if self._failed == FAILED_MAX:
            raise error

    def hear(self, frame: ServerSentEvent) -> Iterator[GameEvent]:
        """The event of a frame, if it has one."""
        if not frame.data:
            return  # the library takes heartbeats for frames once an id has come
        data = json.loads(frame.data)
        if frame.event == "end":
            self.over = data["reason"] in LAST
            return
        self.after = data["seq"]
        yield read_game_event(data)


def follow(
    api: AuthenticatedClient,
    addresses: Addresses,
    game: str,
    after: int,
    invite: str | None,
    idle_s: float,
    pause_s: float,
) -> Iterator[GameEvent]:
    """Follows a game, with a pause before a connection that broke or fell silent is taken up again."""
    listener = _Listener(addresses, game, after, invite, idle_s)
    while not listener.over:
        try:
            with connect_sse(api.get_httpx_client(), **listener.request()) as source:
                if not listener.connected(source):
                    raise KontorProblem(problem_in(source.response.status_code, source.response.read()))
                for frame in source.iter_sse():
                    yield from listener.hear(frame)
        except httpx.TransportError as error:
            listener.failed(error)
        if not listener.over:
            time.sleep(pause_s)


async def follow_async(
    api: AuthenticatedClient,
    addresses: Addresses,
    game: str,
    after: int,
    invite: str | None,
    idle_s: float,
    pause_s: float,
) -> AsyncGenerator[GameEvent, None]:
    """The same for `async for`."""
    listener = _Listener(addresses, game, after, invite, idle_s)
    while not listener.over:
        try:
            async with aconnect_sse(api.get_async_httpx_client(), **listener.request()) as source:
                if not listener.connected(source):
                    raise KontorProblem(problem_in(source.response.status_code, await source.response.aread()))
                async for frame in source.aiter_sse():
                    for event in listener.hear(frame):
                        yield event
        except httpx.TransportError as error:
            listener.failed(error)
        if not listener.over:
            await anyio.sleep(pause_s)
