from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.game import Game
from ...models.pause_request import PauseRequest
from ...models.problem import Problem


def _get_kwargs(
    game: str,
    *,
    body: PauseRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/games/{game}/pause".format(
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
    body: PauseRequest,
) -> Response[Game | Problem]:
    """Want a pause, or no longer

     By a player of a running game with a `clock`. All clocks stand while all players want it, also those
    who may come back to a seat; bots agree. Moves can be made while the clocks stand. The wish can
    always be taken back.

    A personal token needs the scope `play`.

    Args:
        game (str):
        body (PauseRequest): Whether the caller wants a pause.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    *,
    client: AuthenticatedClient,
    body: PauseRequest,
) -> Game | Problem | None:
    """Want a pause, or no longer

     By a player of a running game with a `clock`. All clocks stand while all players want it, also those
    who may come back to a seat; bots agree. Moves can be made while the clocks stand. The wish can
    always be taken back.

    A personal token needs the scope `play`.

    Args:
        game (str):
        body (PauseRequest): Whether the caller wants a pause.

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
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    body: PauseRequest,
) -> Response[Game | Problem]:
    """Want a pause, or no longer

     By a player of a running game with a `clock`. All clocks stand while all players want it, also those
    who may come back to a seat; bots agree. Moves can be made while the clocks stand. The wish can
    always be taken back.

    A personal token needs the scope `play`.

    Args:
        game (str):
        body (PauseRequest): Whether the caller wants a pause.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
    body: PauseRequest,
) -> Game | Problem | None:
    """Want a pause, or no longer

     By a player of a running game with a `clock`. All clocks stand while all players want it, also those
    who may come back to a seat; bots agree. Moves can be made while the clocks stand. The wish can
    always be taken back.

    A personal token needs the scope `play`.

    Args:
        game (str):
        body (PauseRequest): Whether the caller wants a pause.

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
        )
    ).parsed
