from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.invite_request import InviteRequest
from ...models.problem import Problem
from ...models.sent_invitation import SentInvitation


def _get_kwargs(
    game: str,
    player: str,
    *,
    body: InviteRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/games/{game}/invitations/{player}".format(
            game=quote(str(game), safe=""),
            player=quote(str(player), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | SentInvitation | None:
    if response.status_code == 200:
        response_200 = SentInvitation.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | SentInvitation]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    game: str,
    player: str,
    *,
    client: AuthenticatedClient,
    body: InviteRequest,
) -> Response[Problem | SentInvitation]:
    """Invite a player by name

     By the owner of a table that waits for players, not by guests. The player learns of it by the events
    of the account, and can sit down for seven days, also at a private table. A seat that is named is
    kept for the player. Sent again, it changes the seat. What the player has blocked or does not answer
    looks the same from here: an open invitation.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        player (str):
        body (InviteRequest): An invitation to be sent.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | SentInvitation]
    """

    kwargs = _get_kwargs(
        game=game,
        player=player,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    player: str,
    *,
    client: AuthenticatedClient,
    body: InviteRequest,
) -> Problem | SentInvitation | None:
    """Invite a player by name

     By the owner of a table that waits for players, not by guests. The player learns of it by the events
    of the account, and can sit down for seven days, also at a private table. A seat that is named is
    kept for the player. Sent again, it changes the seat. What the player has blocked or does not answer
    looks the same from here: an open invitation.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        player (str):
        body (InviteRequest): An invitation to be sent.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | SentInvitation
    """

    return sync_detailed(
        game=game,
        player=player,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    game: str,
    player: str,
    *,
    client: AuthenticatedClient,
    body: InviteRequest,
) -> Response[Problem | SentInvitation]:
    """Invite a player by name

     By the owner of a table that waits for players, not by guests. The player learns of it by the events
    of the account, and can sit down for seven days, also at a private table. A seat that is named is
    kept for the player. Sent again, it changes the seat. What the player has blocked or does not answer
    looks the same from here: an open invitation.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        player (str):
        body (InviteRequest): An invitation to be sent.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | SentInvitation]
    """

    kwargs = _get_kwargs(
        game=game,
        player=player,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    player: str,
    *,
    client: AuthenticatedClient,
    body: InviteRequest,
) -> Problem | SentInvitation | None:
    """Invite a player by name

     By the owner of a table that waits for players, not by guests. The player learns of it by the events
    of the account, and can sit down for seven days, also at a private table. A seat that is named is
    kept for the player. Sent again, it changes the seat. What the player has blocked or does not answer
    looks the same from here: an open invitation.

    A personal token needs the scope `tables`.

    Args:
        game (str):
        player (str):
        body (InviteRequest): An invitation to be sent.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | SentInvitation
    """

    return (
        await asyncio_detailed(
            game=game,
            player=player,
            client=client,
            body=body,
        )
    ).parsed
