"""Repeats requests that may succeed at another try."""

from __future__ import annotations

import random
import time
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import anyio
import httpx

#: Statuses after which the same request may succeed: too many requests, a fault of the server, and a server that is
#: unavailable or busy.
PASSING = {429, 500, 502, 503, 504}


@dataclass(frozen=True)
class Retry:
    """How often and after what delays a request is repeated."""

    #: The number of tries; with 1, nothing is repeated.
    tries: int = 8
    #: The delay before the second try, in seconds; it doubles with each try.
    first_pause_s: float = 0.2
    #: The longest delay, in seconds; if `Retry-After` is longer, the request is not repeated.
    longest_pause_s: float = 15.0

    def pauses(self) -> Iterator[float]:
        """The pauses between the tries, each somewhere in its upper half, so that clients that were cut off together do
        not come back together."""
        for tried in range(self.tries - 1):
            yield min(self.first_pause_s * 2**tried * random.uniform(0.5, 1.0), self.longest_pause_s)


#: Eight tries, about half a minute in all.
DEFAULT_RETRY = Retry()


class RetryingTransport(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """A transport that sends a request again when its reply was lost or tells of something that passes. Every POST and PUT
    bears an `Idempotency-Key`, the same at each try, so that nothing is done twice."""

    def __init__(
        self,
        retry: Retry,
        transport: httpx.BaseTransport | None = None,
        async_transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._retry = retry
        self._given = transport, async_transport

    # Made when first used: few clients want both, and each loads all certificates that it trusts.
    @cached_property
    def _sync(self) -> httpx.BaseTransport:
        return self._given[0] or httpx.HTTPTransport()

    @cached_property
    def _async(self) -> httpx.AsyncBaseTransport:
        return self._given[1] or httpx.AsyncHTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        _name(request)
        for pause in self._retry.pauses():
            try:
                response = self._sync.handle_request(request)
            except httpx.TransportError:
                time.sleep(pause)
                continue
            wait = self._wait(response, pause)
            if wait is None:
                return response
            response.close()
            time.sleep(wait)
        return self._sync.handle_request(request)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        _name(request)
        for pause in self._retry.pauses():
            try:
                response = await self._async.handle_async_request(request)
            except httpx.TransportError:
                await anyio.sleep(pause)
                continue
            wait = self._wait(response, pause)
            if wait is None:
                return response
            await response.aclose()
            await anyio.sleep(wait)
        return await self._async.handle_async_request(request)

    def close(self) -> None:
        self._sync.close()

    async def aclose(self) -> None:
        await self._async.aclose()

    def _wait(self, response: httpx.Response, pause: float) -> float | None:
        """How long to wait before the next try; `None`: the response is the answer."""
        asked = _seconds(response.headers.get("Retry-After", ""))
        if response.status_code not in PASSING or asked > self._retry.longest_pause_s:
            return None
        return max(pause, asked)


def _name(request: httpx.Request) -> None:
    if request.method in {"POST", "PUT"} and "Idempotency-Key" not in request.headers:
        request.headers["Idempotency-Key"] = str(uuid.uuid4())


def _seconds(retry_after: str) -> float:
    """The seconds of `Retry-After`; a date, which proxies may send, is ignored."""
    return float(retry_after) if retry_after.isdecimal() else 0.0
