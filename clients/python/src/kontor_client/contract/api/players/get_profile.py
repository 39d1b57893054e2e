from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.problem import Problem
from ...models.profile import Profile


def _get_kwargs(
    player: str,
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/players/{player}".format(
            player=quote(str(player), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Profile | None:
    if response.status_code == 200:
        response_200 = Profile.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Profile]:
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
) -> Response[Problem | Profile]:
    """A player

     What everybody may know about a player: name, kind, since when, what the player says of themself,
    public games, and ratings. Private tables do not count here. `history` is null where the player
    hides it, and `presence` unless the player shows it.

    A personal token needs the scope `read`.

    Args:
        player (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Profile]
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
) -> Problem | Profile | None:
    """A player

     What everybody may know about a player: name, kind, since when, what the player says of themself,
    public games, and ratings. Private tables do not count here. `history` is null where the player
    hides it, and `presence` unless the player shows it.

    A personal token needs the scope `read`.

    Args:
        player (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Profile
    """

    return sync_detailed(
        player=player,
        client=client,
    ).parsed


async def asyncio_detailed(
    player: str,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | Profile]:
    """A player

     What everybody may know about a player: name, kind, since when, what the player says of themself,
    public games, and ratings. Private tables do not count here. `history` is null where the player
    hides it, and `presence` unless the player shows it.

    A personal token needs the scope `read`.

    Args:
        player (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Profile]
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
) -> Problem | Profile | None:
    """A player

     What everybody may know about a player: name, kind, since when, what the player says of themself,
    public games, and ratings. Private tables do not count here. `history` is null where the player
    hides it, and `presence` unless the player shows it.

    A personal token needs the scope `read`.

    Args:
        player (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Profile
    """

    return (
        await asyncio_detailed(
            player=player,
            client=client,
        )
    ).parsed
