"""Clients whose requests the tests answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import httpx

from kontor_client import Kontor, Retry

#: What answers a request; `None` lets the server do so.
Instead = Callable[[httpx.Request], httpx.Response | None]

#: Delays so short that tests do not wait.
AT_ONCE = Retry(first_pause_s=0.001)

EVENT_STREAM = {"Content-Type": "text/event-stream"}


class Between(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """Answers some requests itself, and hands the others on."""

    def __init__(self, instead: Instead) -> None:
        self.instead = instead

    @cached_property
    def sync(self) -> httpx.HTTPTransport:
        return httpx.HTTPTransport()

    @cached_property
    def asynchronous(self) -> httpx.AsyncHTTPTransport:
        return httpx.AsyncHTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return self.instead(request) or self.sync.handle_request(request)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        return self.instead(request) or await self.asynchronous.handle_async_request(request)


def stubbed(instead: Instead, base_url: str = "http://unused", retry: Retry = AT_ONCE, **rest: Any) -> Kontor:
    """A client for which `instead` answers."""
    between = Between(instead)
    return Kontor(base_url, transport=between, async_transport=between, retry=retry, **rest)


def problem(status: int, code: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """A problem in the form in which servers send it."""
    body: dict[str, Any] = {
        "type": f"/v1/problems/{code}",
        "title": code,
        "status": status,
        "code": code,
        "detail": f"It was {code}.",
    }
    rest: dict[str, Any] = {"instance": "r_1", "errors": [], "refusal": None, "seq": None, "decisions": None}
    return httpx.Response(status, json=body | rest, headers=headers)
