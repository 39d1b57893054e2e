from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.authorization import Authorization
from ...models.create_authorization_request import CreateAuthorizationRequest
from ...models.problem import Problem


def _get_kwargs(
    *,
    body: CreateAuthorizationRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/authorizations",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Authorization | Problem | None:
    if response.status_code == 201:
        response_201 = Authorization.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Authorization | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateAuthorizationRequest,
) -> Response[Authorization | Problem]:
    """Answer an app

     What the page does whose address an app opens (`/oauth/authorize`), when the user has decided. The
    browser goes on at the address that is returned; the code in it can be exchanged for two minutes,
    once.

    A personal token needs the scope `account`.

    Args:
        body (CreateAuthorizationRequest): The answer of a user to an app that asks by the
            authorization code flow.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Authorization | Problem]
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
    body: CreateAuthorizationRequest,
) -> Authorization | Problem | None:
    """Answer an app

     What the page does whose address an app opens (`/oauth/authorize`), when the user has decided. The
    browser goes on at the address that is returned; the code in it can be exchanged for two minutes,
    once.

    A personal token needs the scope `account`.

    Args:
        body (CreateAuthorizationRequest): The answer of a user to an app that asks by the
            authorization code flow.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Authorization | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateAuthorizationRequest,
) -> Response[Authorization | Problem]:
    """Answer an app

     What the page does whose address an app opens (`/oauth/authorize`), when the user has decided. The
    browser goes on at the address that is returned; the code in it can be exchanged for two minutes,
    once.

    A personal token needs the scope `account`.

    Args:
        body (CreateAuthorizationRequest): The answer of a user to an app that asks by the
            authorization code flow.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Authorization | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreateAuthorizationRequest,
) -> Authorization | Problem | None:
    """Answer an app

     What the page does whose address an app opens (`/oauth/authorize`), when the user has decided. The
    browser goes on at the address that is returned; the code in it can be exchanged for two minutes,
    once.

    A personal token needs the scope `account`.

    Args:
        body (CreateAuthorizationRequest): The answer of a user to an app that asks by the
            authorization code flow.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Authorization | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
