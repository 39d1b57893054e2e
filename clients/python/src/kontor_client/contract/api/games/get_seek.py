from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.problem import Problem
from ...models.seek import Seek


def _get_kwargs(
    seek: str,
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/seeks/{seek}".format(
            seek=quote(str(seek), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Seek | None:
    if response.status_code == 200:
        response_200 = Seek.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Seek]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    seek: str,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | Seek]:
    """One seek

     Its `status` is `complete` from when its game begins, and it is there for `seek_remembered_s` after
    that; then the game alone is.

    Args:
        seek (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Seek]
    """

    kwargs = _get_kwargs(
        seek=seek,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    seek: str,
    *,
    client: AuthenticatedClient,
) -> Problem | Seek | None:
    """One seek

     Its `status` is `complete` from when its game begins, and it is there for `seek_remembered_s` after
    that; then the game alone is.

    Args:
        seek (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Seek
    """

    return sync_detailed(
        seek=seek,
        client=client,
    ).parsed


async def asyncio_detailed(
    seek: str,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | Seek]:
    """One seek

     Its `status` is `complete` from when its game begins, and it is there for `seek_remembered_s` after
    that; then the game alone is.

    Args:
        seek (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Seek]
    """

    kwargs = _get_kwargs(
        seek=seek,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    seek: str,
    *,
    client: AuthenticatedClient,
) -> Problem | Seek | None:
    """One seek

     Its `status` is `complete` from when its game begins, and it is there for `seek_remembered_s` after
    that; then the game alone is.

    Args:
        seek (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Seek
    """

    return (
        await asyncio_detailed(
            seek=seek,
            client=client,
        )
    ).parsed
