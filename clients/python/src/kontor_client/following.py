"""Event streams that are taken up again where they broke."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncGenerator, Iterator
from typing import Any
from urllib.parse import quote

import anyio
import httpx
from httpx_sse import ServerSentEvent, SSEError, aconnect_sse, connect_sse

from .contract.client import AuthenticatedClient
from .contract.models import Problem
from .contract.unions import GameEvent, read_game_event
from .problem import KontorProblem

#: Reasons of a closing frame after which nothing more will come.
LAST = {"finished", "deleted"}

#: The pause before a connection that broke is taken up again, in seconds.
PAUSE_S = 0.5

#: Connections in a row that may break without having brought anything.
FRUITLESS_MOST = 20


class _Listener:
    """Where a follower stands, over all of its connections."""

    def __init__(self, game: str, after: int, invite: str | None) -> None:
        self.after = after
        self.over = False
        self.fruitless = 0
        self._path = f"/v1/games/{quote(game, safe='')}/events"
        self._params = {} if invite is None else {"invite": invite}

    def request(self) -> dict[str, Any]:
        """The next connection."""
        if self.fruitless == FRUITLESS_MOST:
            raise RuntimeError(f"{FRUITLESS_MOST} connections in a row broke without an event")
        self.fruitless += 1
        return {"method": "GET", "url": self._path, "params": self._params, "headers": {"Last-Event-ID": str(self.after)}}

    def hear(self, frame: ServerSentEvent) -> Iterator[GameEvent]:
        """The event that a frame brings, if it brings one."""
        if not frame.data:
            return  # the library takes heartbeats for frames once an id has come
        data = json.loads(frame.data)
        if frame.event == "end":
            self.over = data["reason"] in LAST
            return
        self.after = data["seq"]
        self.fruitless = 0
        yield read_game_event(data)


def follow(api: AuthenticatedClient, game: str, after: int, invite: str | None) -> Iterator[GameEvent]:
    """Follows a game."""
    listener = _Listener(game, after, invite)
    while not listener.over:
        try:
            with connect_sse(api.get_httpx_client(), **listener.request()) as source:
                if not source.response.is_success:
                    source.response.read()
                    raise _problem(source.response)
                for frame in source.iter_sse():
                    yield from listener.hear(frame)
        except (httpx.TransportError, SSEError):
            pass
        if not listener.over:
            time.sleep(PAUSE_S)


async def follow_async(api: AuthenticatedClient, game: str, after: int, invite: str | None) -> AsyncGenerator[GameEvent, None]:
    """Follows a game."""
    listener = _Listener(game, after, invite)
    while not listener.over:
        try:
            async with aconnect_sse(api.get_async_httpx_client(), **listener.request()) as source:
                if not source.response.is_success:
                    await source.response.aread()
                    raise _problem(source.response)
                async for frame in source.aiter_sse():
                    for event in listener.hear(frame):
                        yield event
        except (httpx.TransportError, SSEError):
            pass
        if not listener.over:
            await anyio.sleep(PAUSE_S)


def _problem(response: httpx.Response) -> KontorProblem:
    return KontorProblem(Problem.from_dict(response.json()))
