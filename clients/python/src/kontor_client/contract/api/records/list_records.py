from http import HTTPStatus
from typing import Any, cast

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.problem import Problem
from ...types import Unset
from typing import Literal
import datetime


def _get_kwargs(
    *,
    ruleset: str | Unset = UNSET,
    since: datetime.datetime | Unset = UNSET,
    player: str | Unset = UNSET,
    include: Literal["forks"] | Unset = UNSET,
    after: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> dict[str, Any]:
    params: dict[str, Any] = {}

    params["ruleset"] = ruleset

    json_since: str | Unset = UNSET
    if not isinstance(since, Unset):
        json_since = since.isoformat()
    params["since"] = json_since

    params["player"] = player

    params["include"] = include

    params["after"] = after

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/records",
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | Problem | None:
    if response.status_code == 200:
        response_200 = cast(Any, response.text)
        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Any | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    ruleset: str | Unset = UNSET,
    since: datetime.datetime | Unset = UNSET,
    player: str | Unset = UNSET,
    include: Literal["forks"] | Unset = UNSET,
    after: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Response[Any | Problem]:
    """Records of public games

     Public games that are over, as lines of JSON, each a `RecordLine`: the oldest first, by the time
    when they ended. The last line of a page has no record. It says that the page arrived whole, how
    many games remain, and where to go on: send its `cursor` as `after`. Where a reply breaks off, go on
    with the cursor of the last whole line. Cursors stay good for ever, at any server of this service
    and with any filter, so a program asks later with its last cursor for the games that ended since.

    A game comes into the list two minutes after its end, so that none comes before one that was listed
    already. Private games and so sandboxes are not in it, nor are imported games and games whose logs
    are damaged; forks are, if `include` says so. A page has fewer games than `limit` where some were
    left out, and counts as 200 requests.

    A personal token needs the scope `read`.

    Args:
        ruleset (str | Unset):
        since (datetime.datetime | Unset):
        player (str | Unset):
        include (Literal['forks'] | Unset): Which further games to list.
        after (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
        since=since,
        player=player,
        include=include,
        after=after,
        limit=limit,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    ruleset: str | Unset = UNSET,
    since: datetime.datetime | Unset = UNSET,
    player: str | Unset = UNSET,
    include: Literal["forks"] | Unset = UNSET,
    after: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Any | Problem | None:
    """Records of public games

     Public games that are over, as lines of JSON, each a `RecordLine`: the oldest first, by the time
    when they ended. The last line of a page has no record. It says that the page arrived whole, how
    many games remain, and where to go on: send its `cursor` as `after`. Where a reply breaks off, go on
    with the cursor of the last whole line. Cursors stay good for ever, at any server of this service
    and with any filter, so a program asks later with its last cursor for the games that ended since.

    A game comes into the list two minutes after its end, so that none comes before one that was listed
    already. Private games and so sandboxes are not in it, nor are imported games and games whose logs
    are damaged; forks are, if `include` says so. A page has fewer games than `limit` where some were
    left out, and counts as 200 requests.

    A personal token needs the scope `read`.

    Args:
        ruleset (str | Unset):
        since (datetime.datetime | Unset):
        player (str | Unset):
        include (Literal['forks'] | Unset): Which further games to list.
        after (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return sync_detailed(
        client=client,
        ruleset=ruleset,
        since=since,
        player=player,
        include=include,
        after=after,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    ruleset: str | Unset = UNSET,
    since: datetime.datetime | Unset = UNSET,
    player: str | Unset = UNSET,
    include: Literal["forks"] | Unset = UNSET,
    after: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Response[Any | Problem]:
    """Records of public games

     Public games that are over, as lines of JSON, each a `RecordLine`: the oldest first, by the time
    when they ended. The last line of a page has no record. It says that the page arrived whole, how
    many games remain, and where to go on: send its `cursor` as `after`. Where a reply breaks off, go on
    with the cursor of the last whole line. Cursors stay good for ever, at any server of this service
    and with any filter, so a program asks later with its last cursor for the games that ended since.

    A game comes into the list two minutes after its end, so that none comes before one that was listed
    already. Private games and so sandboxes are not in it, nor are imported games and games whose logs
    are damaged; forks are, if `include` says so. A page has fewer games than `limit` where some were
    left out, and counts as 200 requests.

    A personal token needs the scope `read`.

    Args:
        ruleset (str | Unset):
        since (datetime.datetime | Unset):
        player (str | Unset):
        include (Literal['forks'] | Unset): Which further games to list.
        after (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
        since=since,
        player=player,
        include=include,
        after=after,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    ruleset: str | Unset = UNSET,
    since: datetime.datetime | Unset = UNSET,
    player: str | Unset = UNSET,
    include: Literal["forks"] | Unset = UNSET,
    after: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Any | Problem | None:
    """Records of public games

     Public games that are over, as lines of JSON, each a `RecordLine`: the oldest first, by the time
    when they ended. The last line of a page has no record. It says that the page arrived whole, how
    many games remain, and where to go on: send its `cursor` as `after`. Where a reply breaks off, go on
    with the cursor of the last whole line. Cursors stay good for ever, at any server of this service
    and with any filter, so a program asks later with its last cursor for the games that ended since.

    A game comes into the list two minutes after its end, so that none comes before one that was listed
    already. Private games and so sandboxes are not in it, nor are imported games and games whose logs
    are damaged; forks are, if `include` says so. A page has fewer games than `limit` where some were
    left out, and counts as 200 requests.

    A personal token needs the scope `read`.

    Args:
        ruleset (str | Unset):
        since (datetime.datetime | Unset):
        player (str | Unset):
        include (Literal['forks'] | Unset): Which further games to list.
        after (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            ruleset=ruleset,
            since=since,
            player=player,
            include=include,
            after=after,
            limit=limit,
        )
    ).parsed
