"""A server, and the player who is signed in there."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Generator, Iterator, Sequence
from copy import copy
from datetime import UTC, datetime, timedelta

import httpx

from . import deciding, following
from .addresses import Addresses
from .contract.api.players import create_guest, create_session, create_user, end_session, recover_account, upgrade_guest
from .contract.client import AuthenticatedClient
from .contract.models import (
    AccountEvent,
    CreateGuestRequest,
    CreateSessionRequest,
    CreateUserRequest,
    DueDecision,
    Player,
    Problem,
    RecoverAccountRequest,
    SignedIn,
    UpgradeRequest,
)
from .contract.types import UNSET
from .contract.unions import GameEvent
from .problem import KontorProblem, or_raise, problem_in
from .retry import DEFAULT_RETRY, Retry, RetryingTransport
from .tokens import TokenAuth, TokenSource, signed

#: How long before they expire access tokens are renewed.
RENEW_BEFORE = timedelta(seconds=30)

#: The longest wait for a response; long polls and streams send something more often.
TIMEOUT = httpx.Timeout(75.0, connect=10.0)


class Kontor:
    """A server, and the player who is signed in, if any. Hand `api` to the operations of `kontor_client.contract.api`
    as their `client`, in their sync and async forms alike."""

    def __init__(
        self,
        base_url: str | Sequence[str],
        session: SignedIn | None = None,
        *,
        token: TokenSource | None = None,
        on_session: Callable[[SignedIn], None] | None = None,
        retry: Retry = DEFAULT_RETRY,
        transport: httpx.BaseTransport | None = None,
        async_transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        """`base_url` may be several addresses of one service, at most 16: where one does not answer, the request goes to the
        next one. `session` goes on with one that `on_session` told of: keep each that it tells, a guest has no other way back.
        `token` takes the place of a session, see `with_token`. Requests go by `transport` and `async_transport` if given: through a proxy, say."""
        self._addresses = Addresses(base_url)
        #: The address of the server; of several, the first one, for which requests are written wherever they are sent.
        self.base_url = self._addresses.first
        self._retry = retry
        self._auth = _SessionAuth(self.base_url, session, on_session)
        retrying = RetryingTransport(retry, self._addresses, transport, async_transport)
        self.api = AuthenticatedClient(
            base_url=self.base_url,
            token="",
            timeout=TIMEOUT,
            httpx_args={"auth": self._auth if token is None else TokenAuth(token), "transport": retrying},
        )

    @classmethod
    def with_token(
        cls,
        base_url: str | Sequence[str],
        token: TokenSource,
        *,
        retry: Retry = DEFAULT_RETRY,
        transport: httpx.BaseTransport | None = None,
        async_transport: httpx.AsyncBaseTransport | None = None,
    ) -> Kontor:
        """Uses a personal token, or one that an app got by OAuth. For tokens that are replaced from time to time, a function
        stands in its place. There is no session: `player` is not known, and `GET /v1/me` tells who it is."""
        return cls(base_url, token=token, retry=retry, transport=transport, async_transport=async_transport)

    def guest(self, name: str | None = None) -> Kontor:
        """Signs a new guest in."""
        return self._begin(create_guest.sync(client=self.api, body=_guest(name)))

    async def guest_async(self, name: str | None = None) -> Kontor:
        """Signs a new guest in."""
        return self._begin(await create_guest.asyncio(client=self.api, body=_guest(name)))

    def sign_up(self, name: str, password: str) -> Kontor:
        """Creates a new user, and signs them in."""
        return self._begin(create_user.sync(client=self.api, body=CreateUserRequest(name=name, password=password)))

    async def sign_up_async(self, name: str, password: str) -> Kontor:
        """Creates a new user, and signs them in."""
        return self._begin(await create_user.asyncio(client=self.api, body=CreateUserRequest(name=name, password=password)))

    def sign_in(self, name: str, password: str) -> Kontor:
        """Signs a user in."""
        return self._begin(create_session.sync(client=self.api, body=CreateSessionRequest(name=name, password=password)))

    async def sign_in_async(self, name: str, password: str) -> Kontor:
        """Signs a user in."""
        body = CreateSessionRequest(name=name, password=password)
        return self._begin(await create_session.asyncio(client=self.api, body=body))

    def recover(self, name: str, recovery_code: str, password: str) -> Kontor:
        """Gives a user who has a recovery code a new password, which ends all other sessions, and signs them in. If the answer
        is lost, `sign_in` with the new password: a code counts once."""
        return self._begin(recover_account.sync(client=self.api, body=_recovery(name, recovery_code, password)))

    async def recover_async(self, name: str, recovery_code: str, password: str) -> Kontor:
        """The same, where nothing may block."""
        return self._begin(await recover_account.asyncio(client=self.api, body=_recovery(name, recovery_code, password)))

    def upgrade(self, name: str, password: str) -> None:
        """Upgrades the guest who is signed in to a user: the same player with the same games, in the same session."""
        self._auth.upgrade(or_raise(upgrade_guest.sync(client=self.api, body=UpgradeRequest(name=name, password=password))))

    async def upgrade_async(self, name: str, password: str) -> None:
        """Upgrades the guest who is signed in to a user: the same player with the same games, in the same session."""
        body = UpgradeRequest(name=name, password=password)
        self._auth.upgrade(or_raise(await upgrade_guest.asyncio(client=self.api, body=body)))

    def sign_out(self) -> None:
        """Ends the session."""
        or_raise(end_session.sync(client=self.api))
        self._auth.session = None

    async def sign_out_async(self) -> None:
        """Ends the session."""
        or_raise(await end_session.asyncio(client=self.api))
        self._auth.session = None

    @property
    def player(self) -> Player | None:
        """The player who is signed in."""
        return self._auth.session.player if self._auth.session else None

    def follow(
        self, game: str, *, after: int = 0, invite: str | None = None, idle_s: float = following.IDLE_S
    ) -> Iterator[GameEvent]:
        """The events of a game behind `after`, as they happen, until it is over. Connections that break are taken up again,
        and those over which nothing came for `idle_s` seconds, not even a heartbeat."""
        feed = following.events_of(game, invite)
        return following.follow(self.api, self._addresses, feed, after, idle_s, self._retry)

    def follow_async(
        self, game: str, *, after: int = 0, invite: str | None = None, idle_s: float = following.IDLE_S
    ) -> AsyncGenerator[GameEvent, None]:
        """The same for `async for`."""
        feed = following.events_of(game, invite)
        return following.follow_async(self.api, self._addresses, feed, after, idle_s, self._retry)

    def news(self, *, after: int = 0, idle_s: float = following.IDLE_S) -> Iterator[AccountEvent]:
        """What happens at all tables of the player behind the number `after`, as it happens, over one connection that is
        taken up again as that of `follow` is. It has no end: when the session is over, the problem is raised. To go on
        later, keep the number of the last event as `after`."""
        return following.follow(self.api, self._addresses, following.NEWS, after, idle_s, self._retry)

    def news_async(self, *, after: int = 0, idle_s: float = following.IDLE_S) -> AsyncGenerator[AccountEvent, None]:
        """The same for `async for`."""
        return following.follow_async(self.api, self._addresses, following.NEWS, after, idle_s, self._retry)

    def decisions(self, game: str | None = None, *, invite: str | None = None) -> Iterator[DueDecision]:
        """The decisions that wait for the player, in all games or in one, each once, as they come; those of one game until
        it is finished or gone. While nothing is due, the server is asked every 25 seconds."""
        return deciding.decisions(self.api, game, invite)

    def decisions_async(self, game: str | None = None, *, invite: str | None = None) -> AsyncGenerator[DueDecision, None]:
        """The same for `async for`."""
        return deciding.decisions_async(self.api, game, invite)

    def _begin(self, answer: SignedIn | Problem | None) -> Kontor:
        self._auth.begin(or_raise(answer))
        return self


def _recovery(name: str, recovery_code: str, password: str) -> RecoverAccountRequest:
    return RecoverAccountRequest(name=name, recovery_code=recovery_code, password=password)


def _guest(name: str | None) -> CreateGuestRequest:
    return CreateGuestRequest(name=UNSET if name is None else name)


class _SessionAuth(httpx.Auth):
    """Signs requests with the access token, and renews it when it is time. Two requests may renew at once: the server gives
    both the same answer."""

    def __init__(self, base_url: str, session: SignedIn | None, on_session: Callable[[SignedIn], None] | None) -> None:
        self.session = session
        self._on_session = on_session
        self._refresh_url = f"{base_url.rstrip('/')}/v1/sessions/refresh"

    def begin(self, session: SignedIn) -> None:
        self.session = session
        if self._on_session:
            self._on_session(session)

    def upgrade(self, player: Player) -> None:
        """Notes that the player has become a user; the tokens stay."""
        if self.session:
            session = copy(self.session)
            session.player = player
            self.begin(session)

    def sync_auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        flow = self.auth_flow(request)
        request = next(flow)
        while True:
            response = yield request
            if self._is_read(response):
                response.read()
            try:
                request = flow.send(response)
            except StopIteration:
                return

    async def async_auth_flow(self, request: httpx.Request) -> AsyncGenerator[httpx.Request, httpx.Response]:
        flow = self.auth_flow(request)
        request = next(flow)
        while True:
            response = yield request
            if self._is_read(response):
                await response.aread()
            try:
                request = flow.send(response)
            except StopIteration:
                return

    def _is_read(self, response: httpx.Response) -> bool:
        """Whether the body is looked at here; that of a stream has no end."""
        return response.status_code == 401 or response.request.url == self._refresh_url

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        if self.session and self.session.expires_at - datetime.now(UTC) < RENEW_BEFORE:
            yield from self._renew(self.session)
        used = self.session
        response = yield signed(request, _token_of(used))
        if used and response.status_code == 401 and response.json().get("code") == "token-expired":
            yield from self._renew(used)
            yield signed(request, _token_of(self.session))

    def _renew(self, used: SignedIn) -> Generator[httpx.Request, httpx.Response, None]:
        if not self.session or self.session.refresh_token != used.refresh_token:
            return  # another call has renewed it already
        response = yield httpx.Request("POST", self._refresh_url, json={"refresh_token": used.refresh_token})
        if response.status_code != 201:
            raise KontorProblem(problem_in(response.status_code, response.content))
        self.begin(SignedIn.from_dict(response.json()))


def _token_of(session: SignedIn | None) -> str | None:
    return session.access_token if session else None
