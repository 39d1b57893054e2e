from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.player import Player
from ...models.problem import Problem
from ...models.upgrade_request import UpgradeRequest
from ...types import Unset


def _get_kwargs(
    *,
    body: UpgradeRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/upgrade",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Player | Problem | None:
    if response.status_code == 200:
        response_200 = Player.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Player | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: UpgradeRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Player | Problem]:
    """From guest to user

     The calling guest gets a password, and a name that no other player has, and stays the same player:
    id, games, seats and session go on, with the tokens that there are. Where the player sat down
    before, the name at the table stays as it was.

    A personal token needs the scope `account`.

    Args:
        idempotency_key (str | Unset):
        body (UpgradeRequest): What a guest needs to become a user.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Player | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: UpgradeRequest,
    idempotency_key: str | Unset = UNSET,
) -> Player | Problem | None:
    """From guest to user

     The calling guest gets a password, and a name that no other player has, and stays the same player:
    id, games, seats and session go on, with the tokens that there are. Where the player sat down
    before, the name at the table stays as it was.

    A personal token needs the scope `account`.

    Args:
        idempotency_key (str | Unset):
        body (UpgradeRequest): What a guest needs to become a user.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Player | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: UpgradeRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Player | Problem]:
    """From guest to user

     The calling guest gets a password, and a name that no other player has, and stays the same player:
    id, games, seats and session go on, with the tokens that there are. Where the player sat down
    before, the name at the table stays as it was.

    A personal token needs the scope `account`.

    Args:
        idempotency_key (str | Unset):
        body (UpgradeRequest): What a guest needs to become a user.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Player | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: UpgradeRequest,
    idempotency_key: str | Unset = UNSET,
) -> Player | Problem | None:
    """From guest to user

     The calling guest gets a password, and a name that no other player has, and stays the same player:
    id, games, seats and session go on, with the tokens that there are. Where the player sat down
    before, the name at the table stays as it was.

    A personal token needs the scope `account`.

    Args:
        idempotency_key (str | Unset):
        body (UpgradeRequest): What a guest needs to become a user.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Player | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
