"""The decisions of a player as they come."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator
from typing import Any

from .contract.api.games import get_game
from .contract.api.play import list_due_decisions
from .contract.client import AuthenticatedClient
from .contract.models import DueDecision, DueDecisionPage, Game, Problem
from .contract.types import UNSET, Response, Unset
from .problem import or_raise
from .retry import SET_ASIDE

#: How long one request waits. Proxies often cut what is silent for longer than 30 seconds.
WAIT_S = 25

#: How long the first request waits after decisions of one game. The answer to the last of them may have ended the game, and
#: then nothing more comes that could end the wait.
FIRST_WAIT_S = 1


class _Listener:
    """What has been told already."""

    def __init__(self, game: str | None, invite: str | None) -> None:
        self.game = game
        self._invite: str | Unset = UNSET if invite is None else invite
        self._seen: set[tuple[str, str]] = set()
        self._is_known = False
        # Not sent after decisions that were all taken: the server waits by itself then. Sent while some stay unanswered,
        # because each request would return at once for them, and after an empty page, because older servers wait in no
        # other way.
        self._tag: str | Unset = UNSET

    def request(self) -> dict[str, Any]:
        """The next request."""
        is_first = self.game is not None and isinstance(self._tag, Unset)
        return {"wait": FIRST_WAIT_S if is_first else WAIT_S, "if_none_match": self._tag}

    def of_game(self) -> dict[str, Any]:
        """The request for the game."""
        return {"invite": self._invite}

    def hear(self, answer: Response[Any | DueDecisionPage | Problem]) -> list[DueDecision]:
        """The decisions that have not been told yet."""
        if answer.status_code == 304:
            return []
        due = or_raise(answer.parsed).items
        fresh = [one for one in due if self.game in (None, one.game) and _key(one) not in self._seen]
        self._seen = {_key(one) for one in due}
        self._is_known |= bool(fresh)
        is_all_taken = 0 < len(fresh) == len(due)
        self._tag = UNSET if is_all_taken else answer.headers.get("ETag", UNSET)
        return fresh

    def is_over(self, answer: Response[Game | Problem]) -> bool:
        """Whether nothing more will be asked in the game: it is finished, or was deleted since it was known. In every other
        state it may go on, as a game does that an operator had set aside."""
        if self._is_known and answer.status_code == 404:
            return True
        if answer.status_code == SET_ASIDE:
            return False
        status = or_raise(answer.parsed).status
        self._is_known = True
        return status == "finished"


def _key(due: DueDecision) -> tuple[str, str]:
    return due.game, due.decision.id


def decisions(api: AuthenticatedClient, game: str | None, invite: str | None) -> Iterator[DueDecision]:
    """The decisions of the player, each once; those of one game until it is finished or gone."""
    listener = _Listener(game, invite)
    while True:
        fresh = listener.hear(list_due_decisions.sync_detailed(client=api, **listener.request()))
        yield from fresh
        if not fresh and game and listener.is_over(get_game.sync_detailed(game, client=api, **listener.of_game())):
            return


async def decisions_async(api: AuthenticatedClient, game: str | None, invite: str | None) -> AsyncGenerator[DueDecision, None]:
    """The same for `async for`."""
    listener = _Listener(game, invite)
    while True:
        fresh = listener.hear(await list_due_decisions.asyncio_detailed(client=api, **listener.request()))
        for due in fresh:
            yield due
        if not fresh and game and listener.is_over(await get_game.asyncio_detailed(game, client=api, **listener.of_game())):
            return
