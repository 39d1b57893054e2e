from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.app_request import AppRequest
from ...models.own_app import OwnApp
from ...models.problem import Problem


def _get_kwargs(
    *,
    body: AppRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/apps",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> OwnApp | Problem | None:
    if response.status_code == 201:
        response_201 = OwnApp.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[OwnApp | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: AppRequest,
) -> Response[OwnApp | Problem]:
    """Register an app

     A program of the calling user that acts for other users, with their leave, by OAuth 2.0. It has no
    secret. Its name looks neither like that of another user's app, nor as if it spoke for the server.

    A personal token needs the scope `account`.

    Args:
        body (AppRequest): What a user says of an app.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OwnApp | Problem]
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
    body: AppRequest,
) -> OwnApp | Problem | None:
    """Register an app

     A program of the calling user that acts for other users, with their leave, by OAuth 2.0. It has no
    secret. Its name looks neither like that of another user's app, nor as if it spoke for the server.

    A personal token needs the scope `account`.

    Args:
        body (AppRequest): What a user says of an app.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OwnApp | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: AppRequest,
) -> Response[OwnApp | Problem]:
    """Register an app

     A program of the calling user that acts for other users, with their leave, by OAuth 2.0. It has no
    secret. Its name looks neither like that of another user's app, nor as if it spoke for the server.

    A personal token needs the scope `account`.

    Args:
        body (AppRequest): What a user says of an app.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OwnApp | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: AppRequest,
) -> OwnApp | Problem | None:
    """Register an app

     A program of the calling user that acts for other users, with their leave, by OAuth 2.0. It has no
    secret. Its name looks neither like that of another user's app, nor as if it spoke for the server.

    A personal token needs the scope `account`.

    Args:
        body (AppRequest): What a user says of an app.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OwnApp | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
