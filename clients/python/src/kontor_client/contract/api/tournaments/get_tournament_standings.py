from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.problem import Problem
from ...models.tournament_standings import TournamentStandings


def _get_kwargs(
    tournament: str,
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/tournaments/{tournament}/standings".format(
            tournament=quote(str(tournament), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | TournamentStandings | None:
    if response.status_code == 200:
        response_200 = TournamentStandings.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | TournamentStandings]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    tournament: str,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | TournamentStandings]:
    """Standings of a tournament

     With every tie-break; before the start, those who have entered.

    Args:
        tournament (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | TournamentStandings]
    """

    kwargs = _get_kwargs(
        tournament=tournament,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament: str,
    *,
    client: AuthenticatedClient,
) -> Problem | TournamentStandings | None:
    """Standings of a tournament

     With every tie-break; before the start, those who have entered.

    Args:
        tournament (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | TournamentStandings
    """

    return sync_detailed(
        tournament=tournament,
        client=client,
    ).parsed


async def asyncio_detailed(
    tournament: str,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | TournamentStandings]:
    """Standings of a tournament

     With every tie-break; before the start, those who have entered.

    Args:
        tournament (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | TournamentStandings]
    """

    kwargs = _get_kwargs(
        tournament=tournament,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament: str,
    *,
    client: AuthenticatedClient,
) -> Problem | TournamentStandings | None:
    """Standings of a tournament

     With every tie-break; before the start, those who have entered.

    Args:
        tournament (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | TournamentStandings
    """

    return (
        await asyncio_detailed(
            tournament=tournament,
            client=client,
        )
    ).parsed
