from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.create_recovery_codes_request import CreateRecoveryCodesRequest
from ...models.problem import Problem
from ...models.recovery_codes import RecoveryCodes


def _get_kwargs(
    *,
    body: CreateRecoveryCodesRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/recovery-codes",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | RecoveryCodes | None:
    if response.status_code == 201:
        response_201 = RecoveryCodes.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | RecoveryCodes]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateRecoveryCodesRequest,
) -> Response[Problem | RecoveryCodes]:
    """Make recovery codes

     With one of them, and the name, a new password is set where the old one is lost. Codes that were
    made before are void. The request needs the password, so that a stolen token does not become an
    account; a wrong one counts like an attempt to sign in.

    A personal token needs the scope `account`.

    Args:
        body (CreateRecoveryCodesRequest): A request for recovery codes.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | RecoveryCodes]
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
    body: CreateRecoveryCodesRequest,
) -> Problem | RecoveryCodes | None:
    """Make recovery codes

     With one of them, and the name, a new password is set where the old one is lost. Codes that were
    made before are void. The request needs the password, so that a stolen token does not become an
    account; a wrong one counts like an attempt to sign in.

    A personal token needs the scope `account`.

    Args:
        body (CreateRecoveryCodesRequest): A request for recovery codes.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | RecoveryCodes
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateRecoveryCodesRequest,
) -> Response[Problem | RecoveryCodes]:
    """Make recovery codes

     With one of them, and the name, a new password is set where the old one is lost. Codes that were
    made before are void. The request needs the password, so that a stolen token does not become an
    account; a wrong one counts like an attempt to sign in.

    A personal token needs the scope `account`.

    Args:
        body (CreateRecoveryCodesRequest): A request for recovery codes.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | RecoveryCodes]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreateRecoveryCodesRequest,
) -> Problem | RecoveryCodes | None:
    """Make recovery codes

     With one of them, and the name, a new password is set where the old one is lost. Codes that were
    made before are void. The request needs the password, so that a stolen token does not become an
    account; a wrong one counts like an attempt to sign in.

    A personal token needs the scope `account`.

    Args:
        body (CreateRecoveryCodesRequest): A request for recovery codes.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | RecoveryCodes
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
