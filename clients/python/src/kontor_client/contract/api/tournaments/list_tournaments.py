from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.list_tournaments_status import ListTournamentsStatus
from ...models.problem import Problem
from ...models.tournament_page import TournamentPage
from ...types import Unset


def _get_kwargs(
    *,
    status: ListTournamentsStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    player: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> dict[str, Any]:
    params: dict[str, Any] = {}

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params["ruleset"] = ruleset

    params["player"] = player

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/tournaments",
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | TournamentPage | None:
    if response.status_code == 200:
        response_200 = TournamentPage.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | TournamentPage]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    status: ListTournamentsStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    player: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Response[Problem | TournamentPage]:
    """Find tournaments

     The newest first. With `player`, those of one player, unless that player hides them; then a page may
    have fewer than `limit` and still not be the last.

    A personal token needs the scope `read`.

    Args:
        status (ListTournamentsStatus | Unset): How far a tournament is.
        ruleset (str | Unset):
        player (str | Unset):
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | TournamentPage]
    """

    kwargs = _get_kwargs(
        status=status,
        ruleset=ruleset,
        player=player,
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
    status: ListTournamentsStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    player: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Problem | TournamentPage | None:
    """Find tournaments

     The newest first. With `player`, those of one player, unless that player hides them; then a page may
    have fewer than `limit` and still not be the last.

    A personal token needs the scope `read`.

    Args:
        status (ListTournamentsStatus | Unset): How far a tournament is.
        ruleset (str | Unset):
        player (str | Unset):
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | TournamentPage
    """

    return sync_detailed(
        client=client,
        status=status,
        ruleset=ruleset,
        player=player,
        cursor=cursor,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    status: ListTournamentsStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    player: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Response[Problem | TournamentPage]:
    """Find tournaments

     The newest first. With `player`, those of one player, unless that player hides them; then a page may
    have fewer than `limit` and still not be the last.

    A personal token needs the scope `read`.

    Args:
        status (ListTournamentsStatus | Unset): How far a tournament is.
        ruleset (str | Unset):
        player (str | Unset):
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | TournamentPage]
    """

    kwargs = _get_kwargs(
        status=status,
        ruleset=ruleset,
        player=player,
        cursor=cursor,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    status: ListTournamentsStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    player: str | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Problem | TournamentPage | None:
    """Find tournaments

     The newest first. With `player`, those of one player, unless that player hides them; then a page may
    have fewer than `limit` and still not be the last.

    A personal token needs the scope `read`.

    Args:
        status (ListTournamentsStatus | Unset): How far a tournament is.
        ruleset (str | Unset):
        player (str | Unset):
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | TournamentPage
    """

    return (
        await asyncio_detailed(
            client=client,
            status=status,
            ruleset=ruleset,
            player=player,
            cursor=cursor,
            limit=limit,
        )
    ).parsed
