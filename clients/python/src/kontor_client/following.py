"""Event streams that reconnect after the last event."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar
from urllib.parse import quote

import anyio
import httpx
from httpx_sse import EventSource, ServerSentEvent, aconnect_sse, connect_sse

from .addresses import Addresses
from .contract.client import AuthenticatedClient
from .contract.models import AccountEvent
from .contract.unions import GameEvent, read_game_event
from .problem import KontorProblem, problem_in
from .retry import ADDRESS, SET_ASIDE, Retry

#: The longest silence: if not even a heartbeat came for so long, the line is dead. The server sends one every 15 seconds.
IDLE_S = 40.0

#: Tries in a row to connect that may fail; each has its own repeats.
FAILED_MAX = 20

#: Tries after which no pause grows any more.
LONGEST_AFTER = 32

#: The longest pause that a server can ask for.
RETRY_S_MAX = 60.0


Item = TypeVar("Item")


@dataclass(frozen=True)
class Feed(Generic[Item]):
    """What can be followed: numbered items of one kind."""

    path: str
    #: The field with the number of an item, after which the next connection begins.
    number: str
    read: Callable[[dict[str, Any]], Item]
    #: Reasons of a closing frame after which there will be no more items.
    last: frozenset[str] = frozenset()
    params: dict[str, str] = field(default_factory=dict)


def events_of(game: str, invite: str | None) -> Feed[GameEvent]:
    """The events of a game."""
    params = {} if invite is None else {"invite": invite}
    path = f"/v1/games/{quote(game, safe='')}/events"
    return Feed(path, "seq", read_game_event, frozenset({"finished", "deleted"}), params)


#: What happens at all tables of the player; it has no end.
NEWS: Feed[AccountEvent] = Feed("/v1/me/events", "number", AccountEvent.from_dict)


class _Listener(Generic[Item]):
    """Where a follower stands, over all of its connections."""

    def __init__(self, addresses: Addresses, feed: Feed[Item], after: int, idle_s: float, retry: Retry) -> None:
        self.over = False
        #: The pause before the next connection.
        self.until_next_s = retry.first_pause_s
        self._retry = retry
        self._set_aside = 0
        self._after = after
        self._addresses = addresses
        self._feed = feed
        self._number: int | None = None
        self._failed = 0
        self._timeout = httpx.Timeout(idle_s, connect=10.0)

    def request(self) -> dict[str, Any]:
        """The next connection."""
        headers = {"Last-Event-ID": str(self._after)}
        feed = self._feed
        return {"method": "GET", "url": feed.path, "params": feed.params, "headers": headers, "timeout": self._timeout}

    def connected(self, source: EventSource) -> bool:
        """Whether there is a stream; what came in its place is raised when it has been read, unless `waits` takes it."""
        self._failed = 0
        self.until_next_s = self._retry.first_pause_s
        self._number = source.response.extensions[ADDRESS]
        kind = source.response.headers.get("Content-Type", "")
        is_stream = source.response.is_success and kind.startswith("text/event-stream")
        if is_stream:
            self._set_aside = 0
        return is_stream

    def waits(self, status: int) -> bool:
        """Whether what came in place of a stream is no problem: there is nothing more, or the game is set aside and goes on
        when its operator lets it."""
        if status == SET_ASIDE:
            self._set_aside = min(self._set_aside + 1, LONGEST_AFTER)
            self.until_next_s = self._retry.pause_s(self._set_aside)
        self.over = status == httpx.codes.NO_CONTENT
        return self.over or status == SET_ASIDE

    def failed(self, error: Exception) -> None:
        """Leaves the address to which the line is lost; raises the error when there is no hope."""
        self.until_next_s = self._retry.first_pause_s
        if self._number is not None:
            self._addresses.leave(self._number)
            self._number = None
        self._failed += 1
        if self._failed == FAILED_MAX:
            raise error

    def hear(self, frame: ServerSentEvent) -> Iterator[Item]:
        """The item of a frame, if it has one."""
        if frame.retry is not None:
            # A server that stops tells each reader another time, so that they do not come back together.
            self.until_next_s = min(frame.retry / 1000, RETRY_S_MAX)
        if not frame.data:
            return  # the library takes heartbeats for frames once an id has come
        data = json.loads(frame.data)
        if frame.event == "end":
            self.over = data["reason"] in self._feed.last
            return
        self._after = data[self._feed.number]
        yield self._feed.read(data)


def follow(
    api: AuthenticatedClient, addresses: Addresses, feed: Feed[Item], after: int, idle_s: float, retry: Retry
) -> Iterator[Item]:
    """Follows a feed, with a pause before a connection that broke or fell silent is taken up again."""
    listener = _Listener(addresses, feed, after, idle_s, retry)
    while not listener.over:
        try:
            with connect_sse(api.get_httpx_client(), **listener.request()) as source:
                if listener.connected(source):
                    for frame in source.iter_sse():
                        yield from listener.hear(frame)
                        if frame.event == "end":
                            break  # a proxy may keep the line open
                elif not listener.waits(source.response.status_code):
                    raise KontorProblem(problem_in(source.response.status_code, source.response.read()))
        except httpx.TransportError as error:
            listener.failed(error)
        if not listener.over:
            time.sleep(listener.until_next_s)


async def follow_async(
    api: AuthenticatedClient, addresses: Addresses, feed: Feed[Item], after: int, idle_s: float, retry: Retry
) -> AsyncGenerator[Item, None]:
    """The same for `async for`."""
    listener = _Listener(addresses, feed, after, idle_s, retry)
    while not listener.over:
        try:
            async with aconnect_sse(api.get_async_httpx_client(), **listener.request()) as source:
                if listener.connected(source):
                    async for frame in source.aiter_sse():
                        for item in listener.hear(frame):
                            yield item
                        if frame.event == "end":
                            break  # a proxy may keep the line open
                elif not listener.waits(source.response.status_code):
                    raise KontorProblem(problem_in(source.response.status_code, await source.response.aread()))
        except httpx.TransportError as error:
            listener.failed(error)
        if not listener.over:
            await anyio.sleep(listener.until_next_s)
