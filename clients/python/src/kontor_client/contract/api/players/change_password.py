from http import HTTPStatus
from typing import Any, cast

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.change_password_request import ChangePasswordRequest
from ...models.problem import Problem


def _get_kwargs(
    *,
    body: ChangePasswordRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/me/password",
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
    *,
    client: AuthenticatedClient,
    body: ChangePasswordRequest,
) -> Response[Any | Problem]:
    """Change the password

     All other sessions of the calling user end, with their streams; the session of the request goes on.
    Personal tokens, registered apps and webhooks go on, unless `revoke_all` says otherwise. A wrong
    password counts like an attempt to sign in.

    A personal token needs the scope `account`.

    Args:
        body (ChangePasswordRequest): A change of the password.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
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
    body: ChangePasswordRequest,
) -> Any | Problem | None:
    """Change the password

     All other sessions of the calling user end, with their streams; the session of the request goes on.
    Personal tokens, registered apps and webhooks go on, unless `revoke_all` says otherwise. A wrong
    password counts like an attempt to sign in.

    A personal token needs the scope `account`.

    Args:
        body (ChangePasswordRequest): A change of the password.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: ChangePasswordRequest,
) -> Response[Any | Problem]:
    """Change the password

     All other sessions of the calling user end, with their streams; the session of the request goes on.
    Personal tokens, registered apps and webhooks go on, unless `revoke_all` says otherwise. A wrong
    password counts like an attempt to sign in.

    A personal token needs the scope `account`.

    Args:
        body (ChangePasswordRequest): A change of the password.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: ChangePasswordRequest,
) -> Any | Problem | None:
    """Change the password

     All other sessions of the calling user end, with their streams; the session of the request goes on.
    Personal tokens, registered apps and webhooks go on, unless `revoke_all` says otherwise. A wrong
    password counts like an attempt to sign in.

    A personal token needs the scope `account`.

    Args:
        body (ChangePasswordRequest): A change of the password.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
