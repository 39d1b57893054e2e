from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.game import Game
from ...models.problem import Problem
from ...models.take_seat_request import TakeSeatRequest
from ...types import Unset


def _get_kwargs(
    game: str,
    seat: int,
    *,
    body: TakeSeatRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/games/{game}/seats/{seat}".format(
            game=quote(str(game), safe=""),
            seat=quote(str(seat), safe=""),
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
    seat: int,
    *,
    client: AuthenticatedClient,
    body: TakeSeatRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Game | Problem]:
    """Sit down, or seat a bot

     Before the start; one seat per player and table. In a sandbox a player may take several seats, one
    after the other, and plays for each of them. Bots are seated by the owner; they need neither invite
    nor nonce. At a rated table sit users alone, or bots alone where a bot account made it.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        seat (int):
        idempotency_key (str | Unset):
        body (TakeSeatRequest): A seat to be taken.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        seat=seat,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: TakeSeatRequest,
    idempotency_key: str | Unset = UNSET,
) -> Game | Problem | None:
    """Sit down, or seat a bot

     Before the start; one seat per player and table. In a sandbox a player may take several seats, one
    after the other, and plays for each of them. Bots are seated by the owner; they need neither invite
    nor nonce. At a rated table sit users alone, or bots alone where a bot account made it.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        seat (int):
        idempotency_key (str | Unset):
        body (TakeSeatRequest): A seat to be taken.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return sync_detailed(
        game=game,
        seat=seat,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    game: str,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: TakeSeatRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Game | Problem]:
    """Sit down, or seat a bot

     Before the start; one seat per player and table. In a sandbox a player may take several seats, one
    after the other, and plays for each of them. Bots are seated by the owner; they need neither invite
    nor nonce. At a rated table sit users alone, or bots alone where a bot account made it.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        seat (int):
        idempotency_key (str | Unset):
        body (TakeSeatRequest): A seat to be taken.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        seat=seat,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: TakeSeatRequest,
    idempotency_key: str | Unset = UNSET,
) -> Game | Problem | None:
    """Sit down, or seat a bot

     Before the start; one seat per player and table. In a sandbox a player may take several seats, one
    after the other, and plays for each of them. Bots are seated by the owner; they need neither invite
    nor nonce. At a rated table sit users alone, or bots alone where a bot account made it.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        seat (int):
        idempotency_key (str | Unset):
        body (TakeSeatRequest): A seat to be taken.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            seat=seat,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
