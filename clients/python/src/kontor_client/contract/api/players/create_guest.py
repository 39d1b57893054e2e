from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.create_guest_request import CreateGuestRequest
from ...models.problem import Problem
from ...models.signed_in import SignedIn


def _get_kwargs(
    *,
    body: CreateGuestRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/guests",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | SignedIn | None:
    if response.status_code == 201:
        response_201 = SignedIn.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | SignedIn]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateGuestRequest,
) -> Response[Problem | SignedIn]:
    """Become a guest

     A player without a password, at once. A guest who loses the refresh token cannot come back.

    Args:
        body (CreateGuestRequest): A guest to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | SignedIn]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: CreateGuestRequest,
) -> Problem | SignedIn | None:
    """Become a guest

     A player without a password, at once. A guest who loses the refresh token cannot come back.

    Args:
        body (CreateGuestRequest): A guest to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | SignedIn
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateGuestRequest,
) -> Response[Problem | SignedIn]:
    """Become a guest

     A player without a password, at once. A guest who loses the refresh token cannot come back.

    Args:
        body (CreateGuestRequest): A guest to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | SignedIn]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreateGuestRequest,
) -> Problem | SignedIn | None:
    """Become a guest

     A player without a password, at once. A guest who loses the refresh token cannot come back.

    Args:
        body (CreateGuestRequest): A guest to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | SignedIn
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
