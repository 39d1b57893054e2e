from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.problem import Problem
from ...models.recover_account_request import RecoverAccountRequest
from ...models.signed_in import SignedIn


def _get_kwargs(
    *,
    body: RecoverAccountRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/sessions/recovery",
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
    body: RecoverAccountRequest,
) -> Response[Problem | SignedIn]:
    """Set a new password by a recovery code

     Uses the code up, ends all sessions of the user and signs in. All that acts without the password is
    switched off, as by a change of the password with `revoke_all`. An unknown name and a wrong code are
    answered alike. Attempts count like attempts to sign in. If the answer is lost, sign in with the new
    password: it holds if the code was used.

    Args:
        body (RecoverAccountRequest): A new password by a recovery code.

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
    body: RecoverAccountRequest,
) -> Problem | SignedIn | None:
    """Set a new password by a recovery code

     Uses the code up, ends all sessions of the user and signs in. All that acts without the password is
    switched off, as by a change of the password with `revoke_all`. An unknown name and a wrong code are
    answered alike. Attempts count like attempts to sign in. If the answer is lost, sign in with the new
    password: it holds if the code was used.

    Args:
        body (RecoverAccountRequest): A new password by a recovery code.

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
    body: RecoverAccountRequest,
) -> Response[Problem | SignedIn]:
    """Set a new password by a recovery code

     Uses the code up, ends all sessions of the user and signs in. All that acts without the password is
    switched off, as by a change of the password with `revoke_all`. An unknown name and a wrong code are
    answered alike. Attempts count like attempts to sign in. If the answer is lost, sign in with the new
    password: it holds if the code was used.

    Args:
        body (RecoverAccountRequest): A new password by a recovery code.

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
    body: RecoverAccountRequest,
) -> Problem | SignedIn | None:
    """Set a new password by a recovery code

     Uses the code up, ends all sessions of the user and signs in. All that acts without the password is
    switched off, as by a change of the password with `revoke_all`. An unknown name and a wrong code are
    answered alike. Attempts count like attempts to sign in. If the answer is lost, sign in with the new
    password: it holds if the code was used.

    Args:
        body (RecoverAccountRequest): A new password by a recovery code.

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
