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
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/rematch".format(
            game=quote(str(game), safe=""),
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
    *,
    client: AuthenticatedClient,
) -> Response[Game | Problem]:
    """Play again

     By a player of a game that is over. Makes a private table with the same ruleset, options and bots,
    and seats the caller; whoever of the others asks for the rematch is seated at the same table. Each
    player gets the seat of the finished game, unless somebody sits there. In Dale of Merchants 2 one of
    the losers begins.

    A personal token needs the scope `tables`.

    Args:
        game (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    *,
    client: AuthenticatedClient,
) -> Game | Problem | None:
    """Play again

     By a player of a game that is over. Makes a private table with the same ruleset, options and bots,
    and seats the caller; whoever of the others asks for the rematch is seated at the same table. Each
    player gets the seat of the finished game, unless somebody sits there. In Dale of Merchants 2 one of
    the losers begins.

    A personal token needs the scope `tables`.

    Args:
        game (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
) -> Response[Game | Problem]:
    """Play again

     By a player of a game that is over. Makes a private table with the same ruleset, options and bots,
    and seats the caller; whoever of the others asks for the rematch is seated at the same table. Each
    player gets the seat of the finished game, unless somebody sits there. In Dale of Merchants 2 one of
    the losers begins.

    A personal token needs the scope `tables`.

    Args:
        game (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
) -> Game | Problem | None:
    """Play again

     By a player of a game that is over. Makes a private table with the same ruleset, options and bots,
    and seats the caller; whoever of the others asks for the rematch is seated at the same table. Each
    player gets the seat of the finished game, unless somebody sits there. In Dale of Merchants 2 one of
    the losers begins.

    A personal token needs the scope `tables`.

    Args:
        game (str):

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
        )
    ).parsed
