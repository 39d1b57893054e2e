from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.problem import Problem


def _get_kwargs(
    seek: str,
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/seeks/{seek}".format(
            seek=quote(str(seek), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | Problem | None:
    if response.status_code == 204:
        response_204 = cast(Any, None)
        return response_204

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Any | Problem]:
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
) -> Response[Any | Problem]:
    """Leave a seek

     It goes on with the others; when no player is left, it is gone. If the caller is not in it, nothing
    changes. Once its game begins no player can leave it (`seek-closed`).

    A personal token needs the scope `tables`.

    Args:
        seek (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
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
) -> Any | Problem | None:
    """Leave a seek

     It goes on with the others; when no player is left, it is gone. If the caller is not in it, nothing
    changes. Once its game begins no player can leave it (`seek-closed`).

    A personal token needs the scope `tables`.

    Args:
        seek (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return sync_detailed(
        seek=seek,
        client=client,
    ).parsed


async def asyncio_detailed(
    seek: str,
    *,
    client: AuthenticatedClient,
) -> Response[Any | Problem]:
    """Leave a seek

     It goes on with the others; when no player is left, it is gone. If the caller is not in it, nothing
    changes. Once its game begins no player can leave it (`seek-closed`).

    A personal token needs the scope `tables`.

    Args:
        seek (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
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
) -> Any | Problem | None:
    """Leave a seek

     It goes on with the others; when no player is left, it is gone. If the caller is not in it, nothing
    changes. Once its game begins no player can leave it (`seek-closed`).

    A personal token needs the scope `tables`.

    Args:
        seek (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return (
        await asyncio_detailed(
            seek=seek,
            client=client,
        )
    ).parsed
