from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.game import Game
from ...models.problem import Problem


def _get_kwargs(
    game: str,
    seat: int,
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/games/{game}/seats/{seat}".format(
            game=quote(str(game), safe=""),
            seat=quote(str(seat), safe=""),
        ),
    }

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
) -> Response[Game | Problem]:
    """Free a seat

     One's own, or any as the owner of the table; before the start. A free seat stays free.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        seat (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        seat=seat,
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
) -> Game | Problem | None:
    """Free a seat

     One's own, or any as the owner of the table; before the start. A free seat stays free.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        seat (int):

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
    ).parsed


async def asyncio_detailed(
    game: str,
    seat: int,
    *,
    client: AuthenticatedClient,
) -> Response[Game | Problem]:
    """Free a seat

     One's own, or any as the owner of the table; before the start. A free seat stays free.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        seat (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        seat=seat,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    seat: int,
    *,
    client: AuthenticatedClient,
) -> Game | Problem | None:
    """Free a seat

     One's own, or any as the owner of the table; before the start. A free seat stays free.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        seat (int):

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
        )
    ).parsed
