from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.create_bot_request import CreateBotRequest
from ...models.player import Player
from ...models.problem import Problem


def _get_kwargs(
    *,
    body: CreateBotRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/bots",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Player | Problem | None:
    if response.status_code == 201:
        response_201 = Player.from_dict(response.json())

        return response_201

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
    body: CreateBotRequest,
) -> Response[Player | Problem]:
    """Make a bot account

     A player that is a program of the calling user. It has a name of its own, sits at tables as a player
    of the kind `bot` with what plays, and calls with a personal token.

    A personal token needs the scope `account`.

    Args:
        body (CreateBotRequest): A bot account to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Player | Problem]
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
    body: CreateBotRequest,
) -> Player | Problem | None:
    """Make a bot account

     A player that is a program of the calling user. It has a name of its own, sits at tables as a player
    of the kind `bot` with what plays, and calls with a personal token.

    A personal token needs the scope `account`.

    Args:
        body (CreateBotRequest): A bot account to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Player | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateBotRequest,
) -> Response[Player | Problem]:
    """Make a bot account

     A player that is a program of the calling user. It has a name of its own, sits at tables as a player
    of the kind `bot` with what plays, and calls with a personal token.

    A personal token needs the scope `account`.

    Args:
        body (CreateBotRequest): A bot account to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Player | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreateBotRequest,
) -> Player | Problem | None:
    """Make a bot account

     A player that is a program of the calling user. It has a name of its own, sits at tables as a player
    of the kind `bot` with what plays, and calls with a personal token.

    A personal token needs the scope `account`.

    Args:
        body (CreateBotRequest): A bot account to be made.

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
        )
    ).parsed
