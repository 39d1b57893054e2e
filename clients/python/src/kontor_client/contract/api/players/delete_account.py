from http import HTTPStatus
from typing import Any, cast

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.delete_account_request import DeleteAccountRequest
from ...models.problem import Problem


def _get_kwargs(
    *,
    body: DeleteAccountRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/deletion",
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
    body: DeleteAccountRequest,
) -> Response[Any | Problem]:
    """Delete the account

     For good: of a user with all bot accounts, or of a guest. When the answer comes, all sessions and
    tokens are refused. Apps, webhooks, events, standing orders and open tables of the account go at
    once or some moments later; its seats in running games go to the stand-in, and others are left free.
    No player can take the name of a user or bot account for `name_kept_days` of `/v1/meta`. What stays
    are games and messages, which belong to others as well: there the player is called `Former player`
    from now on, except in records, whose bytes are signed.

    A personal token needs the scope `account`.

    Args:
        body (DeleteAccountRequest): A request to delete the account.

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
    body: DeleteAccountRequest,
) -> Any | Problem | None:
    """Delete the account

     For good: of a user with all bot accounts, or of a guest. When the answer comes, all sessions and
    tokens are refused. Apps, webhooks, events, standing orders and open tables of the account go at
    once or some moments later; its seats in running games go to the stand-in, and others are left free.
    No player can take the name of a user or bot account for `name_kept_days` of `/v1/meta`. What stays
    are games and messages, which belong to others as well: there the player is called `Former player`
    from now on, except in records, whose bytes are signed.

    A personal token needs the scope `account`.

    Args:
        body (DeleteAccountRequest): A request to delete the account.

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
    body: DeleteAccountRequest,
) -> Response[Any | Problem]:
    """Delete the account

     For good: of a user with all bot accounts, or of a guest. When the answer comes, all sessions and
    tokens are refused. Apps, webhooks, events, standing orders and open tables of the account go at
    once or some moments later; its seats in running games go to the stand-in, and others are left free.
    No player can take the name of a user or bot account for `name_kept_days` of `/v1/meta`. What stays
    are games and messages, which belong to others as well: there the player is called `Former player`
    from now on, except in records, whose bytes are signed.

    A personal token needs the scope `account`.

    Args:
        body (DeleteAccountRequest): A request to delete the account.

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
    body: DeleteAccountRequest,
) -> Any | Problem | None:
    """Delete the account

     For good: of a user with all bot accounts, or of a guest. When the answer comes, all sessions and
    tokens are refused. Apps, webhooks, events, standing orders and open tables of the account go at
    once or some moments later; its seats in running games go to the stand-in, and others are left free.
    No player can take the name of a user or bot account for `name_kept_days` of `/v1/meta`. What stays
    are games and messages, which belong to others as well: there the player is called `Former player`
    from now on, except in records, whose bytes are signed.

    A personal token needs the scope `account`.

    Args:
        body (DeleteAccountRequest): A request to delete the account.

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
