from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.get_leaderboard_kind import GetLeaderboardKind
from ...models.get_leaderboard_pool import GetLeaderboardPool
from ...models.leaderboard_page import LeaderboardPage
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    ruleset: str,
    *,
    pool: GetLeaderboardPool | Unset = UNSET,
    kind: GetLeaderboardKind | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> dict[str, Any]:
    params: dict[str, Any] = {}

    json_pool: str | Unset = UNSET
    if not isinstance(pool, Unset):
        json_pool = pool

    params["pool"] = json_pool

    json_kind: str | Unset = UNSET
    if not isinstance(kind, Unset):
        json_kind = kind

    params["kind"] = json_kind

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/leaderboards/{ruleset}".format(
            ruleset=quote(str(ruleset), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> LeaderboardPage | Problem | None:
    if response.status_code == 200:
        response_200 = LeaderboardPage.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[LeaderboardPage | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    ruleset: str,
    *,
    client: AuthenticatedClient,
    pool: GetLeaderboardPool | Unset = UNSET,
    kind: GetLeaderboardKind | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Response[LeaderboardPage | Problem]:
    """A leaderboard

     The players whose ratings are not provisional, the highest rating first. A rated game counts two
    minutes after its end.

    Args:
        ruleset (str):
        pool (GetLeaderboardPool | Unset): How many play: games of two, of more, and of teams need
            different skills.
        kind (GetLeaderboardKind | Unset): Who is compared with whom: people with people, programs
            with programs.
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LeaderboardPage | Problem]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
        pool=pool,
        kind=kind,
        cursor=cursor,
        limit=limit,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    ruleset: str,
    *,
    client: AuthenticatedClient,
    pool: GetLeaderboardPool | Unset = UNSET,
    kind: GetLeaderboardKind | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> LeaderboardPage | Problem | None:
    """A leaderboard

     The players whose ratings are not provisional, the highest rating first. A rated game counts two
    minutes after its end.

    Args:
        ruleset (str):
        pool (GetLeaderboardPool | Unset): How many play: games of two, of more, and of teams need
            different skills.
        kind (GetLeaderboardKind | Unset): Who is compared with whom: people with people, programs
            with programs.
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LeaderboardPage | Problem
    """

    return sync_detailed(
        ruleset=ruleset,
        client=client,
        pool=pool,
        kind=kind,
        cursor=cursor,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    ruleset: str,
    *,
    client: AuthenticatedClient,
    pool: GetLeaderboardPool | Unset = UNSET,
    kind: GetLeaderboardKind | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Response[LeaderboardPage | Problem]:
    """A leaderboard

     The players whose ratings are not provisional, the highest rating first. A rated game counts two
    minutes after its end.

    Args:
        ruleset (str):
        pool (GetLeaderboardPool | Unset): How many play: games of two, of more, and of teams need
            different skills.
        kind (GetLeaderboardKind | Unset): Who is compared with whom: people with people, programs
            with programs.
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LeaderboardPage | Problem]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
        pool=pool,
        kind=kind,
        cursor=cursor,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    ruleset: str,
    *,
    client: AuthenticatedClient,
    pool: GetLeaderboardPool | Unset = UNSET,
    kind: GetLeaderboardKind | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> LeaderboardPage | Problem | None:
    """A leaderboard

     The players whose ratings are not provisional, the highest rating first. A rated game counts two
    minutes after its end.

    Args:
        ruleset (str):
        pool (GetLeaderboardPool | Unset): How many play: games of two, of more, and of teams need
            different skills.
        kind (GetLeaderboardKind | Unset): Who is compared with whom: people with people, programs
            with programs.
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LeaderboardPage | Problem
    """

    return (
        await asyncio_detailed(
            ruleset=ruleset,
            client=client,
            pool=pool,
            kind=kind,
            cursor=cursor,
            limit=limit,
        )
    ).parsed
