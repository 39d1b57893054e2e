from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.problem import Problem
from ...models.tournament_round import TournamentRound


def _get_kwargs(
    tournament: str,
    round_: int,
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/tournaments/{tournament}/rounds/{round_}".format(
            tournament=quote(str(tournament), safe=""),
            round_=quote(str(round_), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | TournamentRound | None:
    if response.status_code == 200:
        response_200 = TournamentRound.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | TournamentRound]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    tournament: str,
    round_: int,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | TournamentRound]:
    """A round of a tournament

     Its tables with their games, seats and results, and its byes.

    Args:
        tournament (str):
        round_ (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | TournamentRound]
    """

    kwargs = _get_kwargs(
        tournament=tournament,
        round_=round_,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament: str,
    round_: int,
    *,
    client: AuthenticatedClient,
) -> Problem | TournamentRound | None:
    """A round of a tournament

     Its tables with their games, seats and results, and its byes.

    Args:
        tournament (str):
        round_ (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | TournamentRound
    """

    return sync_detailed(
        tournament=tournament,
        round_=round_,
        client=client,
    ).parsed


async def asyncio_detailed(
    tournament: str,
    round_: int,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | TournamentRound]:
    """A round of a tournament

     Its tables with their games, seats and results, and its byes.

    Args:
        tournament (str):
        round_ (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | TournamentRound]
    """

    kwargs = _get_kwargs(
        tournament=tournament,
        round_=round_,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament: str,
    round_: int,
    *,
    client: AuthenticatedClient,
) -> Problem | TournamentRound | None:
    """A round of a tournament

     Its tables with their games, seats and results, and its byes.

    Args:
        tournament (str):
        round_ (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | TournamentRound
    """

    return (
        await asyncio_detailed(
            tournament=tournament,
            round_=round_,
            client=client,
        )
    ).parsed
