from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.create_token_request import CreateTokenRequest
from ...models.created_token import CreatedToken
from ...models.problem import Problem


def _get_kwargs(
    *,
    body: CreateTokenRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/tokens",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CreatedToken | Problem | None:
    if response.status_code == 201:
        response_201 = CreatedToken.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CreatedToken | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateTokenRequest,
) -> Response[CreatedToken | Problem]:
    """Make a personal token

     For a program that acts for the calling user, or for one of the user's bot accounts, without the
    password and without refreshing. It is sent like an access token. If another person has got a token,
    all that it does ends when it is revoked.

    A personal token needs the scope `account`.

    Args:
        body (CreateTokenRequest): A personal token to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreatedToken | Problem]
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
    body: CreateTokenRequest,
) -> CreatedToken | Problem | None:
    """Make a personal token

     For a program that acts for the calling user, or for one of the user's bot accounts, without the
    password and without refreshing. It is sent like an access token. If another person has got a token,
    all that it does ends when it is revoked.

    A personal token needs the scope `account`.

    Args:
        body (CreateTokenRequest): A personal token to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreatedToken | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateTokenRequest,
) -> Response[CreatedToken | Problem]:
    """Make a personal token

     For a program that acts for the calling user, or for one of the user's bot accounts, without the
    password and without refreshing. It is sent like an access token. If another person has got a token,
    all that it does ends when it is revoked.

    A personal token needs the scope `account`.

    Args:
        body (CreateTokenRequest): A personal token to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreatedToken | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreateTokenRequest,
) -> CreatedToken | Problem | None:
    """Make a personal token

     For a program that acts for the calling user, or for one of the user's bot accounts, without the
    password and without refreshing. It is sent like an access token. If another person has got a token,
    all that it does ends when it is revoked.

    A personal token needs the scope `account`.

    Args:
        body (CreateTokenRequest): A personal token to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreatedToken | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
