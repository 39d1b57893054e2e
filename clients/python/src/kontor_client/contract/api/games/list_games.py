from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.game_page import GamePage
from ...models.list_games_status import ListGamesStatus
from ...models.problem import Problem
from ...types import Unset
from typing import Literal


def _get_kwargs(
    *,
    status: ListGamesStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    rated: bool | Unset = UNSET,
    player: str | Unset = UNSET,
    seat: Literal["me"] | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> dict[str, Any]:
    params: dict[str, Any] = {}

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params["ruleset"] = ruleset

    params["rated"] = rated

    params["player"] = player

    params["seat"] = seat

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games",
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> GamePage | Problem | None:
    if response.status_code == 200:
        response_200 = GamePage.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[GamePage | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    status: ListGamesStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    rated: bool | Unset = UNSET,
    player: str | Unset = UNSET,
    seat: Literal["me"] | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Response[GamePage | Problem]:
    """Find games

     Public tables, the newest first; with `player` those of one player, unless that player hides them;
    with `seat=me` all of the caller's own.

    No owner fills the pages of public tables alone: a page looks ahead at up to 300 tables, and as long
    as there are enough of others, it has at most five of one owner, and at most half of `limit`. The
    owner's further tables come on the next pages. Who follows `next` to its end gets every table once.

    A personal token needs the scope `read`.

    Args:
        status (ListGamesStatus | Unset): How far the listed games are. A game that is set aside
            stands where it was last.
        ruleset (str | Unset):
        rated (bool | Unset):
        player (str | Unset):
        seat (Literal['me'] | Unset): Whose games to list.
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GamePage | Problem]
    """

    kwargs = _get_kwargs(
        status=status,
        ruleset=ruleset,
        rated=rated,
        player=player,
        seat=seat,
        cursor=cursor,
        limit=limit,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    status: ListGamesStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    rated: bool | Unset = UNSET,
    player: str | Unset = UNSET,
    seat: Literal["me"] | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> GamePage | Problem | None:
    """Find games

     Public tables, the newest first; with `player` those of one player, unless that player hides them;
    with `seat=me` all of the caller's own.

    No owner fills the pages of public tables alone: a page looks ahead at up to 300 tables, and as long
    as there are enough of others, it has at most five of one owner, and at most half of `limit`. The
    owner's further tables come on the next pages. Who follows `next` to its end gets every table once.

    A personal token needs the scope `read`.

    Args:
        status (ListGamesStatus | Unset): How far the listed games are. A game that is set aside
            stands where it was last.
        ruleset (str | Unset):
        rated (bool | Unset):
        player (str | Unset):
        seat (Literal['me'] | Unset): Whose games to list.
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GamePage | Problem
    """

    return sync_detailed(
        client=client,
        status=status,
        ruleset=ruleset,
        rated=rated,
        player=player,
        seat=seat,
        cursor=cursor,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    status: ListGamesStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    rated: bool | Unset = UNSET,
    player: str | Unset = UNSET,
    seat: Literal["me"] | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Response[GamePage | Problem]:
    """Find games

     Public tables, the newest first; with `player` those of one player, unless that player hides them;
    with `seat=me` all of the caller's own.

    No owner fills the pages of public tables alone: a page looks ahead at up to 300 tables, and as long
    as there are enough of others, it has at most five of one owner, and at most half of `limit`. The
    owner's further tables come on the next pages. Who follows `next` to its end gets every table once.

    A personal token needs the scope `read`.

    Args:
        status (ListGamesStatus | Unset): How far the listed games are. A game that is set aside
            stands where it was last.
        ruleset (str | Unset):
        rated (bool | Unset):
        player (str | Unset):
        seat (Literal['me'] | Unset): Whose games to list.
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GamePage | Problem]
    """

    kwargs = _get_kwargs(
        status=status,
        ruleset=ruleset,
        rated=rated,
        player=player,
        seat=seat,
        cursor=cursor,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    status: ListGamesStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    rated: bool | Unset = UNSET,
    player: str | Unset = UNSET,
    seat: Literal["me"] | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> GamePage | Problem | None:
    """Find games

     Public tables, the newest first; with `player` those of one player, unless that player hides them;
    with `seat=me` all of the caller's own.

    No owner fills the pages of public tables alone: a page looks ahead at up to 300 tables, and as long
    as there are enough of others, it has at most five of one owner, and at most half of `limit`. The
    owner's further tables come on the next pages. Who follows `next` to its end gets every table once.

    A personal token needs the scope `read`.

    Args:
        status (ListGamesStatus | Unset): How far the listed games are. A game that is set aside
            stands where it was last.
        ruleset (str | Unset):
        rated (bool | Unset):
        player (str | Unset):
        seat (Literal['me'] | Unset): Whose games to list.
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GamePage | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            status=status,
            ruleset=ruleset,
            rated=rated,
            player=player,
            seat=seat,
            cursor=cursor,
            limit=limit,
        )
    ).parsed
