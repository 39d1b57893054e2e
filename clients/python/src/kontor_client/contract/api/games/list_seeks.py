from http import HTTPStatus
from typing import Any, cast

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
    wait: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["ruleset"] = ruleset

    params["rated"] = rated

    params["seats"] = seats

    params["cursor"] = cursor

    params["limit"] = limit

    params["wait"] = wait

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/seeks",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | Problem | SeekPage | None:
    if response.status_code == 200:
        response_200 = SeekPage.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Any | Problem | SeekPage]:
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
    wait: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | Problem | SeekPage]:
    """List seeks

     Those that wait for players, the oldest first. With a filter, a page can have fewer than `limit` and
    yet a `next`. A request with `wait` and the `ETag` in `If-None-Match` is answered when the page
    differs: a seek has come, a player has come or gone, or a game begins.

    A personal token needs the scope `read`.

    Args:
        ruleset (str | Unset):
        rated (bool | Unset):
        seats (int | Unset):
        cursor (str | Unset):
        limit (int | Unset):
        wait (int | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem | SeekPage]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
        rated=rated,
        seats=seats,
        cursor=cursor,
        limit=limit,
        wait=wait,
        if_none_match=if_none_match,
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
    wait: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | Problem | SeekPage | None:
    """List seeks

     Those that wait for players, the oldest first. With a filter, a page can have fewer than `limit` and
    yet a `next`. A request with `wait` and the `ETag` in `If-None-Match` is answered when the page
    differs: a seek has come, a player has come or gone, or a game begins.

    A personal token needs the scope `read`.

    Args:
        ruleset (str | Unset):
        rated (bool | Unset):
        seats (int | Unset):
        cursor (str | Unset):
        limit (int | Unset):
        wait (int | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem | SeekPage
    """

    return sync_detailed(
        client=client,
        ruleset=ruleset,
        rated=rated,
        seats=seats,
        cursor=cursor,
        limit=limit,
        wait=wait,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    ruleset: str | Unset = UNSET,
    rated: bool | Unset = UNSET,
    seats: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | Problem | SeekPage]:
    """List seeks

     Those that wait for players, the oldest first. With a filter, a page can have fewer than `limit` and
    yet a `next`. A request with `wait` and the `ETag` in `If-None-Match` is answered when the page
    differs: a seek has come, a player has come or gone, or a game begins.

    A personal token needs the scope `read`.

    Args:
        ruleset (str | Unset):
        rated (bool | Unset):
        seats (int | Unset):
        cursor (str | Unset):
        limit (int | Unset):
        wait (int | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem | SeekPage]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
        rated=rated,
        seats=seats,
        cursor=cursor,
        limit=limit,
        wait=wait,
        if_none_match=if_none_match,
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
    wait: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | Problem | SeekPage | None:
    """List seeks

     Those that wait for players, the oldest first. With a filter, a page can have fewer than `limit` and
    yet a `next`. A request with `wait` and the `ETag` in `If-None-Match` is answered when the page
    differs: a seek has come, a player has come or gone, or a game begins.

    A personal token needs the scope `read`.

    Args:
        ruleset (str | Unset):
        rated (bool | Unset):
        seats (int | Unset):
        cursor (str | Unset):
        limit (int | Unset):
        wait (int | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem | SeekPage
    """

    return (
        await asyncio_detailed(
            client=client,
            ruleset=ruleset,
            rated=rated,
            seats=seats,
            cursor=cursor,
            limit=limit,
            wait=wait,
            if_none_match=if_none_match,
        )
    ).parsed
