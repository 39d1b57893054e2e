from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.listed_player import ListedPlayer
from ...models.problem import Problem


def _get_kwargs(
    player: str,
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/me/blocks/{player}".format(
            player=quote(str(player), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ListedPlayer | Problem | None:
    if response.status_code == 200:
        response_200 = ListedPlayer.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[ListedPlayer | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    player: str,
    *,
    client: AuthenticatedClient,
) -> Response[ListedPlayer | Problem]:
    """Block a player

     The player's invitations do not reach the caller, the player cannot sit down at tables that the
    caller makes, and the caller reads nothing that the player writes. No player is told of it. Who sits
    at a table already stays there.

    A personal token needs the scope `account`.

    Args:
        player (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ListedPlayer | Problem]
    """

    kwargs = _get_kwargs(
        player=player,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    player: str,
    *,
    client: AuthenticatedClient,
) -> ListedPlayer | Problem | None:
    """Block a player

     The player's invitations do not reach the caller, the player cannot sit down at tables that the
    caller makes, and the caller reads nothing that the player writes. No player is told of it. Who sits
    at a table already stays there.

    A personal token needs the scope `account`.

    Args:
        player (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ListedPlayer | Problem
    """

    return sync_detailed(
        player=player,
        client=client,
    ).parsed


async def asyncio_detailed(
    player: str,
    *,
    client: AuthenticatedClient,
) -> Response[ListedPlayer | Problem]:
    """Block a player

     The player's invitations do not reach the caller, the player cannot sit down at tables that the
    caller makes, and the caller reads nothing that the player writes. No player is told of it. Who sits
    at a table already stays there.

    A personal token needs the scope `account`.

    Args:
        player (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ListedPlayer | Problem]
    """

    kwargs = _get_kwargs(
        player=player,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    player: str,
    *,
    client: AuthenticatedClient,
) -> ListedPlayer | Problem | None:
    """Block a player

     The player's invitations do not reach the caller, the player cannot sit down at tables that the
    caller makes, and the caller reads nothing that the player writes. No player is told of it. Who sits
    at a table already stays there.

    A personal token needs the scope `account`.

    Args:
        player (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ListedPlayer | Problem
    """

    return (
        await asyncio_detailed(
            player=player,
            client=client,
        )
    ).parsed
