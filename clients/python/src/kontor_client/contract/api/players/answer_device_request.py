from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.device_answer_request import DeviceAnswerRequest
from ...models.problem import Problem


def _get_kwargs(
    user_code: str,
    *,
    body: DeviceAnswerRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/devices/{user_code}".format(
            user_code=quote(str(user_code), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
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
    user_code: str,
    *,
    client: AuthenticatedClient,
    body: DeviceAnswerRequest,
) -> Response[Any | Problem]:
    """Answer a device

     The device learns of it when it asks next. A code is answered once.

    A personal token needs the scope `account`.

    Args:
        user_code (str):
        body (DeviceAnswerRequest): The answer of a user to a device.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
    """

    kwargs = _get_kwargs(
        user_code=user_code,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    user_code: str,
    *,
    client: AuthenticatedClient,
    body: DeviceAnswerRequest,
) -> Any | Problem | None:
    """Answer a device

     The device learns of it when it asks next. A code is answered once.

    A personal token needs the scope `account`.

    Args:
        user_code (str):
        body (DeviceAnswerRequest): The answer of a user to a device.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return sync_detailed(
        user_code=user_code,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    user_code: str,
    *,
    client: AuthenticatedClient,
    body: DeviceAnswerRequest,
) -> Response[Any | Problem]:
    """Answer a device

     The device learns of it when it asks next. A code is answered once.

    A personal token needs the scope `account`.

    Args:
        user_code (str):
        body (DeviceAnswerRequest): The answer of a user to a device.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
    """

    kwargs = _get_kwargs(
        user_code=user_code,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    user_code: str,
    *,
    client: AuthenticatedClient,
    body: DeviceAnswerRequest,
) -> Any | Problem | None:
    """Answer a device

     The device learns of it when it asks next. A code is answered once.

    A personal token needs the scope `account`.

    Args:
        user_code (str):
        body (DeviceAnswerRequest): The answer of a user to a device.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return (
        await asyncio_detailed(
            user_code=user_code,
            client=client,
            body=body,
        )
    ).parsed
