"""Clients whose requests the tests answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx

from kontor_client import Kontor, Retry

#: What answers a request; `None` lets the server do so.
Instead = Callable[[httpx.Request], httpx.Response | None]

#: Delays so short that tests do not wait.
AT_ONCE = Retry(first_pause_s=0.001)

SAMPLES: dict[str, list[dict[str, Any]]] = json.loads((Path(__file__).parents[2] / "testdata" / "samples.json").read_text())

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


def news_frame(number: int, **more: Any) -> str:
    """A frame with an event of an account."""
    event = {"number": number, "at": "2026-01-31T12:00:00Z", "game": "g_1", "ruleset": "medici"}
    return f"id: {number}\ndata: {json.dumps(event | {'news': SAMPLES['AccountNews'][0]} | more)}\n\n"


def ending(reason: str) -> str:
    """The frame that closes a stream."""
    return f'event: end\ndata: {{"reason":"{reason}"}}\n\n'


def stream(frames: str) -> httpx.Response:
    """An event stream of these frames."""
    return httpx.Response(200, text=frames, headers=EVENT_STREAM)


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
