from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.device_request import DeviceRequest
from ...models.problem import Problem


def _get_kwargs(
    user_code: str,
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me/devices/{user_code}".format(
            user_code=quote(str(user_code), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> DeviceRequest | Problem | None:
    if response.status_code == 200:
        response_200 = DeviceRequest.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[DeviceRequest | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    user_code: str,
    *,
    client: AuthenticatedClient,
) -> Response[DeviceRequest | Problem]:
    """What a device asks for

     The device shows the code, and the user types it in somewhere else.

    A personal token needs the scope `account`.

    Args:
        user_code (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DeviceRequest | Problem]
    """

    kwargs = _get_kwargs(
        user_code=user_code,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    user_code: str,
    *,
    client: AuthenticatedClient,
) -> DeviceRequest | Problem | None:
    """What a device asks for

     The device shows the code, and the user types it in somewhere else.

    A personal token needs the scope `account`.

    Args:
        user_code (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DeviceRequest | Problem
    """

    return sync_detailed(
        user_code=user_code,
        client=client,
    ).parsed


async def asyncio_detailed(
    user_code: str,
    *,
    client: AuthenticatedClient,
) -> Response[DeviceRequest | Problem]:
    """What a device asks for

     The device shows the code, and the user types it in somewhere else.

    A personal token needs the scope `account`.

    Args:
        user_code (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DeviceRequest | Problem]
    """

    kwargs = _get_kwargs(
        user_code=user_code,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    user_code: str,
    *,
    client: AuthenticatedClient,
) -> DeviceRequest | Problem | None:
    """What a device asks for

     The device shows the code, and the user types it in somewhere else.

    A personal token needs the scope `account`.

    Args:
        user_code (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DeviceRequest | Problem
    """

    return (
        await asyncio_detailed(
            user_code=user_code,
            client=client,
        )
    ).parsed
