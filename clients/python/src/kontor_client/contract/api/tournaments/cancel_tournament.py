from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.problem import Problem
from ...models.tournament import Tournament


def _get_kwargs(
    tournament: str,
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/tournaments/{tournament}".format(
            tournament=quote(str(tournament), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Tournament | None:
    if response.status_code == 200:
        response_200 = Tournament.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Tournament]:
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
) -> Response[Problem | Tournament]:
    """Cancel a tournament

     By its organizer. Games that are being played go on as ordinary games. Repeating it changes nothing.

    A personal token needs the scope `tables`.

    Args:
        tournament (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Tournament]
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
) -> Problem | Tournament | None:
    """Cancel a tournament

     By its organizer. Games that are being played go on as ordinary games. Repeating it changes nothing.

    A personal token needs the scope `tables`.

    Args:
        tournament (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Tournament
    """

    return sync_detailed(
        tournament=tournament,
        client=client,
    ).parsed


async def asyncio_detailed(
    tournament: str,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | Tournament]:
    """Cancel a tournament

     By its organizer. Games that are being played go on as ordinary games. Repeating it changes nothing.

    A personal token needs the scope `tables`.

    Args:
        tournament (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Tournament]
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
) -> Problem | Tournament | None:
    """Cancel a tournament

     By its organizer. Games that are being played go on as ordinary games. Repeating it changes nothing.

    A personal token needs the scope `tables`.

    Args:
        tournament (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Tournament
    """

    return (
        await asyncio_detailed(
            tournament=tournament,
            client=client,
        )
    ).parsed
