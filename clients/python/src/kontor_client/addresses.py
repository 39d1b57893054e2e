"""The addresses of servers that share their games."""

from __future__ import annotations

from collections.abc import Sequence

import httpx

#: The most addresses of one service.
ADDRESSES_MAX = 16


class NoServerAnswered(httpx.ConnectError):
    """No server answered, at any of several addresses."""


class Addresses:
    """The addresses of servers of one service, any of which takes any request. The one that answered last is used next."""

    def __init__(self, addresses: str | Sequence[str]) -> None:
        given = [addresses] if isinstance(addresses, str) else addresses
        # As they stand in the URLs of requests, for example without the usual port.
        self.all = tuple(str(httpx.URL(address)).rstrip("/") for address in given)
        if not 1 <= len(self.all) <= ADDRESSES_MAX:
            raise ValueError(f"a client has 1 to {ADDRESSES_MAX} addresses, not {len(self.all)}")
        #: The number of the address that is to be tried first.
        self.current = 0

    @property
    def first(self) -> str:
        """The address for which requests are written."""
        return self.all[0]

    def after(self, number: int) -> int:
        """The number of the address after this one."""
        return (number + 1) % len(self.all)

    def leave(self, number: int) -> None:
        """Notes that the line to this address is lost, unless another one is in use already."""
        if self.current == number:
            self.current = self.after(number)

    def at(self, number: int, request: httpx.Request) -> httpx.Request:
        """The same request, which was written for the first address, for another one."""
        written = str(request.url)
        if number == 0 or not written.startswith(f"{self.first}/"):
            return request
        url = httpx.URL(self.all[number] + written[len(self.first) :])
        headers = request.headers.copy()
        headers["Host"] = url.netloc.decode("ascii")
        return httpx.Request(request.method, url, headers=headers, stream=request.stream, extensions=request.extensions)

    def unanswered(self, last: httpx.TransportError) -> httpx.TransportError:
        """The error when no server answered."""
        if len(self.all) == 1:
            return last
        return NoServerAnswered(f"no server answered at {', '.join(self.all)}: {last}")
