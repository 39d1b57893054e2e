from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.problem import Problem
from ...models.seek_page import SeekPage
from ...types import Unset


def _get_kwargs(
    *,
    ruleset: str | Unset = UNSET,
    rated: bool | Unset = UNSET,
    seats: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> dict[str, Any]:
    params: dict[str, Any] = {}

    params["ruleset"] = ruleset

    params["rated"] = rated

    params["seats"] = seats

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/seeks",
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | SeekPage | None:
    if response.status_code == 200:
        response_200 = SeekPage.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | SeekPage]:
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
    rated: bool | Unset = UNSET,
    seats: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Response[Problem | SeekPage]:
    """List seeks

     Those that wait for players, the oldest first. With a filter, a page can have fewer than `limit` and
    yet a `next`.

    Args:
        ruleset (str | Unset):
        rated (bool | Unset):
        seats (int | Unset):
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | SeekPage]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
        rated=rated,
        seats=seats,
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
    ruleset: str | Unset = UNSET,
    rated: bool | Unset = UNSET,
    seats: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Problem | SeekPage | None:
    """List seeks

     Those that wait for players, the oldest first. With a filter, a page can have fewer than `limit` and
    yet a `next`.

    Args:
        ruleset (str | Unset):
        rated (bool | Unset):
        seats (int | Unset):
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | SeekPage
    """

    return sync_detailed(
        client=client,
        ruleset=ruleset,
        rated=rated,
        seats=seats,
        cursor=cursor,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    ruleset: str | Unset = UNSET,
    rated: bool | Unset = UNSET,
    seats: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Response[Problem | SeekPage]:
    """List seeks

     Those that wait for players, the oldest first. With a filter, a page can have fewer than `limit` and
    yet a `next`.

    Args:
        ruleset (str | Unset):
        rated (bool | Unset):
        seats (int | Unset):
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | SeekPage]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
        rated=rated,
        seats=seats,
        cursor=cursor,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    ruleset: str | Unset = UNSET,
    rated: bool | Unset = UNSET,
    seats: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Problem | SeekPage | None:
    """List seeks

     Those that wait for players, the oldest first. With a filter, a page can have fewer than `limit` and
    yet a `next`.

    Args:
        ruleset (str | Unset):
        rated (bool | Unset):
        seats (int | Unset):
        cursor (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | SeekPage
    """

    return (
        await asyncio_detailed(
            client=client,
            ruleset=ruleset,
            rated=rated,
            seats=seats,
            cursor=cursor,
            limit=limit,
        )
    ).parsed
