from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.fork_game_request import ForkGameRequest
from ...models.game import Game
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    game: str,
    *,
    body: ForkGameRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/forks".format(
            game=quote(str(game), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Game | Problem | None:
    if response.status_code == 200:
        response_200 = Game.from_dict(response.json())

        return response_200

    if response.status_code == 201:
        response_201 = Game.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Game | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    body: ForkGameRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Game | Problem]:
    """Fork a game

     Makes a new table that begins with a position of a game that is over, or of a sandbox: the commits
    up to there, and a fresh secret for the luck to come. People sit down as at any table, the owner
    starts it, and each seat goes on with what was in its hands. What was hidden at that position is
    known to all readers of the record of the game that it comes from. Send an Idempotency-Key: a long
    game takes a while to copy, and should the reply be lost, the same request gives the same table.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        idempotency_key (str | Unset):
        body (ForkGameRequest): A table to be made of a position.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    *,
    client: AuthenticatedClient,
    body: ForkGameRequest,
    idempotency_key: str | Unset = UNSET,
) -> Game | Problem | None:
    """Fork a game

     Makes a new table that begins with a position of a game that is over, or of a sandbox: the commits
    up to there, and a fresh secret for the luck to come. People sit down as at any table, the owner
    starts it, and each seat goes on with what was in its hands. What was hidden at that position is
    known to all readers of the record of the game that it comes from. Send an Idempotency-Key: a long
    game takes a while to copy, and should the reply be lost, the same request gives the same table.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        idempotency_key (str | Unset):
        body (ForkGameRequest): A table to be made of a position.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    body: ForkGameRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Game | Problem]:
    """Fork a game

     Makes a new table that begins with a position of a game that is over, or of a sandbox: the commits
    up to there, and a fresh secret for the luck to come. People sit down as at any table, the owner
    starts it, and each seat goes on with what was in its hands. What was hidden at that position is
    known to all readers of the record of the game that it comes from. Send an Idempotency-Key: a long
    game takes a while to copy, and should the reply be lost, the same request gives the same table.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        idempotency_key (str | Unset):
        body (ForkGameRequest): A table to be made of a position.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
    body: ForkGameRequest,
    idempotency_key: str | Unset = UNSET,
) -> Game | Problem | None:
    """Fork a game

     Makes a new table that begins with a position of a game that is over, or of a sandbox: the commits
    up to there, and a fresh secret for the luck to come. People sit down as at any table, the owner
    starts it, and each seat goes on with what was in its hands. What was hidden at that position is
    known to all readers of the record of the game that it comes from. Send an Idempotency-Key: a long
    game takes a while to copy, and should the reply be lost, the same request gives the same table.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        idempotency_key (str | Unset):
        body (ForkGameRequest): A table to be made of a position.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
