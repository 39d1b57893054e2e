from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.problem import Problem
from ...models.tournament_event_page import TournamentEventPage
from ...types import Unset


def _get_kwargs(
    tournament: str,
    *,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(last_event_id, Unset):
        headers["Last-Event-ID"] = str(last_event_id)

    params: dict[str, Any] = {}

    params["after"] = after

    params["limit"] = limit

    params["wait"] = wait

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/tournaments/{tournament}/events".format(
            tournament=quote(str(tournament), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | TournamentEventPage | None:
    if response.status_code == 200:
        response_200 = TournamentEventPage.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | TournamentEventPage]:
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
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Response[Problem | TournamentEventPage]:
    """What happened in a tournament

     The log from which everything else follows. Numbers count up without a gap. `Accept` chooses the
    transport as it does for the events of a game: a page (with `wait` a long poll), or a stream that
    goes on until the tournament is over. Frames of an event stream have the number as `id`. Only an
    event stream is answered with 204: where a reader comes back with the `id` of the closing frame.

    A personal token needs the scope `read`.

    Args:
        tournament (str):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | TournamentEventPage]
    """

    kwargs = _get_kwargs(
        tournament=tournament,
        after=after,
        limit=limit,
        wait=wait,
        last_event_id=last_event_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament: str,
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Problem | TournamentEventPage | None:
    """What happened in a tournament

     The log from which everything else follows. Numbers count up without a gap. `Accept` chooses the
    transport as it does for the events of a game: a page (with `wait` a long poll), or a stream that
    goes on until the tournament is over. Frames of an event stream have the number as `id`. Only an
    event stream is answered with 204: where a reader comes back with the `id` of the closing frame.

    A personal token needs the scope `read`.

    Args:
        tournament (str):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | TournamentEventPage
    """

    return sync_detailed(
        tournament=tournament,
        client=client,
        after=after,
        limit=limit,
        wait=wait,
        last_event_id=last_event_id,
    ).parsed


async def asyncio_detailed(
    tournament: str,
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Response[Problem | TournamentEventPage]:
    """What happened in a tournament

     The log from which everything else follows. Numbers count up without a gap. `Accept` chooses the
    transport as it does for the events of a game: a page (with `wait` a long poll), or a stream that
    goes on until the tournament is over. Frames of an event stream have the number as `id`. Only an
    event stream is answered with 204: where a reader comes back with the `id` of the closing frame.

    A personal token needs the scope `read`.

    Args:
        tournament (str):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | TournamentEventPage]
    """

    kwargs = _get_kwargs(
        tournament=tournament,
        after=after,
        limit=limit,
        wait=wait,
        last_event_id=last_event_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament: str,
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Problem | TournamentEventPage | None:
    """What happened in a tournament

     The log from which everything else follows. Numbers count up without a gap. `Accept` chooses the
    transport as it does for the events of a game: a page (with `wait` a long poll), or a stream that
    goes on until the tournament is over. Frames of an event stream have the number as `id`. Only an
    event stream is answered with 204: where a reader comes back with the `id` of the closing frame.

    A personal token needs the scope `read`.

    Args:
        tournament (str):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | TournamentEventPage
    """

    return (
        await asyncio_detailed(
            tournament=tournament,
            client=client,
            after=after,
            limit=limit,
            wait=wait,
            last_event_id=last_event_id,
        )
    ).parsed
