from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.game import Game
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    game: str,
    *,
    rated: bool | Unset = UNSET,
) -> dict[str, Any]:
    params: dict[str, Any] = {}

    params["rated"] = rated

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/rematch".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
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
    rated: bool | Unset = UNSET,
) -> Response[Game | Problem]:
    """Play again

     By a player of a game that is over. Makes a table with the same ruleset, options, clock and bots,
    and seats the caller; the others who ask for the rematch are seated at the same table. It is
    private, or public and rated with `rated`. If the maker is no guest, the others get an invitation by
    name, which keeps their seats.

    Each player gets the seat of the finished game, unless another player sits there; in Basari all move
    on by one seat, because the seats decide who begins. In Dale of Merchants 2 one of the losers
    begins, and elsewhere the lot decides again.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        rated (bool | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        rated=rated,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    *,
    client: AuthenticatedClient,
    rated: bool | Unset = UNSET,
) -> Game | Problem | None:
    """Play again

     By a player of a game that is over. Makes a table with the same ruleset, options, clock and bots,
    and seats the caller; the others who ask for the rematch are seated at the same table. It is
    private, or public and rated with `rated`. If the maker is no guest, the others get an invitation by
    name, which keeps their seats.

    Each player gets the seat of the finished game, unless another player sits there; in Basari all move
    on by one seat, because the seats decide who begins. In Dale of Merchants 2 one of the losers
    begins, and elsewhere the lot decides again.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        rated (bool | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
        rated=rated,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    rated: bool | Unset = UNSET,
) -> Response[Game | Problem]:
    """Play again

     By a player of a game that is over. Makes a table with the same ruleset, options, clock and bots,
    and seats the caller; the others who ask for the rematch are seated at the same table. It is
    private, or public and rated with `rated`. If the maker is no guest, the others get an invitation by
    name, which keeps their seats.

    Each player gets the seat of the finished game, unless another player sits there; in Basari all move
    on by one seat, because the seats decide who begins. In Dale of Merchants 2 one of the losers
    begins, and elsewhere the lot decides again.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        rated (bool | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        rated=rated,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
    rated: bool | Unset = UNSET,
) -> Game | Problem | None:
    """Play again

     By a player of a game that is over. Makes a table with the same ruleset, options, clock and bots,
    and seats the caller; the others who ask for the rematch are seated at the same table. It is
    private, or public and rated with `rated`. If the maker is no guest, the others get an invitation by
    name, which keeps their seats.

    Each player gets the seat of the finished game, unless another player sits there; in Basari all move
    on by one seat, because the seats decide who begins. In Dale of Merchants 2 one of the losers
    begins, and elsewhere the lot decides again.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        rated (bool | Unset):

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
            rated=rated,
        )
    ).parsed
