"""Repeats requests that may succeed at another try."""

from __future__ import annotations

import contextlib
import random
import time
import uuid
from dataclasses import dataclass
from datetime import UTC
from email.utils import parsedate_to_datetime
from functools import cached_property

import anyio
import httpx

from .addresses import Addresses

#: Statuses after which the same request may succeed: too many requests, a fault of the server, and a server that is
#: unavailable or busy.
PASSING = {429, 500, 502, 503, 504}

#: The status of a game that is set aside: a move there is sent again; what is read of it is not there now.
SET_ASIDE = 423

#: Those of them that say that another server may answer.
AWAY = {502, 503, 504}

#: In the extensions of a response: the number of the address that it came from.
ADDRESS = "kontor_address"


@dataclass(frozen=True)
class Retry:
    """How often and after what delays a request is repeated."""

    #: The number of tries, of which each asks all addresses until one answers; with 1, nothing is repeated.
    tries: int = 8
    #: The delay before the second try, in seconds; it doubles with each try.
    first_pause_s: float = 0.2
    #: The longest delay, in seconds; if `Retry-After` is longer, the request is not repeated.
    longest_pause_s: float = 15.0

    def pause_s(self, tried: int) -> float:
        """The pause after so many tries, somewhere in its upper half, so that clients that were cut off together do not
        come back together."""
        return min(self.first_pause_s * 2.0 ** (tried - 1) * random.uniform(0.5, 1.0), self.longest_pause_s)


#: Eight tries, about half a minute in all.
DEFAULT_RETRY = Retry()


class _Course:
    """Where a request stands: at which address, and how often it was tried."""

    def __init__(self, request: httpx.Request, retry: Retry, addresses: Addresses) -> None:
        self._request, self._retry, self._addresses = request, retry, addresses
        self._number = addresses.current
        self._away = 0
        self._tried = 1

    def request(self) -> httpx.Request:
        """The request for the next try."""
        return self._addresses.at(self._number, self._request)

    def lost(self, error: httpx.TransportError) -> float:
        """How long to wait after a reply that did not come; raises if it was the last try."""
        if self._is_next_at_once():
            return 0.0
        pause = self._end_try()
        if pause is None:
            raise self._addresses.unanswered(error) from error
        return pause

    def heard(self, response: httpx.Response) -> float | None:
        """How long to wait before the next try; `None`: the response is the answer."""
        response.extensions[ADDRESS] = self._number
        if response.status_code not in AWAY:
            self._addresses.current = self._number
        elif self._is_next_at_once():
            return 0.0
        asked = _retry_after_s(response.headers.get("Retry-After", ""))
        is_set_aside = response.status_code == SET_ASIDE and self._request.method != "GET"
        if not (response.status_code in PASSING or is_set_aside) or asked > self._retry.longest_pause_s:
            return None
        pause = self._end_try()
        return None if pause is None else max(pause, asked)

    def _is_next_at_once(self) -> bool:
        """Goes to the next address. Whether it has not been asked in this try."""
        self._number = self._addresses.after(self._number)
        self._away += 1
        return self._away < len(self._addresses.all)

    def _end_try(self) -> float | None:
        """The pause before the next try; `None` if there is none."""
        if self._tried >= self._retry.tries:
            return None
        pause = self._retry.pause_s(self._tried)
        self._tried += 1
        self._away = 0
        return pause


class RetryingTransport(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """A transport that sends a request again when its reply was lost or tells of something that passes: to the next address
    at once, and after a pause when none of them helped. Every POST and PUT bears an `Idempotency-Key`, the same at each try
    and address, so that nothing is done twice."""

    def __init__(
        self,
        retry: Retry,
        addresses: Addresses,
        transport: httpx.BaseTransport | None = None,
        async_transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._retry = retry
        self._addresses = addresses
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
        course = _Course(request, self._retry, self._addresses)
        while True:
            try:
                response = self._sync.handle_request(course.request())
                if _is_document(response):
                    assert isinstance(response.stream, httpx.SyncByteStream)
                    with contextlib.closing(response.stream) as stream:
                        response.stream = httpx.ByteStream(b"".join(stream))
            except httpx.TransportError as error:
                time.sleep(course.lost(error))
                continue
            wait = course.heard(response)
            if wait is None:
                return response
            response.close()
            time.sleep(wait)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        _name(request)
        course = _Course(request, self._retry, self._addresses)
        while True:
            try:
                response = await self._async.handle_async_request(course.request())
                if _is_document(response):
                    assert isinstance(response.stream, httpx.AsyncByteStream)
                    async with contextlib.aclosing(response.stream) as stream:
                        response.stream = httpx.ByteStream(b"".join([piece async for piece in stream]))
            except httpx.TransportError as error:
                await anyio.sleep(course.lost(error))
                continue
            wait = course.heard(response)
            if wait is None:
                return response
            await response.aclose()
            await anyio.sleep(wait)

    def close(self) -> None:
        self._sync.close()

    async def aclose(self) -> None:
        await self._async.aclose()


def _is_document(response: httpx.Response) -> bool:
    """Whether a reply is one document, and no stream. It is read to its end at once: one that breaks off is a lost reply."""
    kind = response.headers.get("Content-Type", "").partition(";")[0]
    return kind in {"application/json", "application/problem+json"}


def _name(request: httpx.Request) -> None:
    if request.method in {"POST", "PUT"} and "Idempotency-Key" not in request.headers:
        request.headers["Idempotency-Key"] = str(uuid.uuid4())


def _retry_after_s(text: str) -> float:
    """After what time a server wants the next try, which it says in seconds or as a date of HTTP."""
    text = text.strip()
    if text.isascii() and text.isdecimal():
        return float(text)
    try:
        at = parsedate_to_datetime(text)
    except (ValueError, TypeError, IndexError):
        return 0.0
    # One without a zone is of Greenwich, too.
    return max(0.0, (at if at.tzinfo else at.replace(tzinfo=UTC)).timestamp() - time.time())
