"""Tokens of programs: personal tokens, and those that an app got by OAuth."""

from __future__ import annotations

import asyncio
import inspect
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator

import httpx

#: A token, or a function that is asked for it before the first request, with `None`, and again with the token that the server
#: has just refused, so that an app can give one that is newer. A function that is awaited serves async calls alone.
TokenSource = str | Callable[[str | None], str] | Callable[[str | None], Awaitable[str]]


class TokenAuth(httpx.Auth):
    """Signs requests with a token, and once more with another one where it was refused and there is one. Calls that come
    while the program looks for a token wait for the same answer."""

    def __init__(self, source: TokenSource) -> None:
        self._source = source
        self._token = source if isinstance(source, str) else None
        self._lock = threading.Lock()
        self._async_lock = asyncio.Lock()

    def sync_auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        used = self._take(None)
        response = yield signed(request, used)
        if response.status_code == 401 and (newer := self._take(used)) != used:
            yield signed(request, newer)

    async def async_auth_flow(self, request: httpx.Request) -> AsyncGenerator[httpx.Request, httpx.Response]:
        used = await self._take_async(None)
        response = yield signed(request, used)
        if response.status_code == 401 and (newer := await self._take_async(used)) != used:
            yield signed(request, newer)

    def _take(self, refused: str | None) -> str:
        with self._lock:
            if not isinstance(self._source, str) and self._token in (None, refused):
                token = self._source(refused)
                if not isinstance(token, str):
                    raise TypeError("a function that is awaited for the token serves async calls alone")
                self._token = token
            return self._token or ""

    async def _take_async(self, refused: str | None) -> str:
        async with self._async_lock:
            if not isinstance(self._source, str) and self._token in (None, refused):
                token = self._source(refused)
                self._token = await token if inspect.isawaitable(token) else token
            return self._token or ""


def signed(request: httpx.Request, token: str | None) -> httpx.Request:
    """The request with this token, or without any."""
    request.headers.pop("Authorization", None)
    if token is not None:
        request.headers["Authorization"] = f"Bearer {token}"
    return request
