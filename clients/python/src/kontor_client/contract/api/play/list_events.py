from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.event_page import EventPage
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    game: str,
    *,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    ticket: str | Unset = UNSET,
    invite: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(last_event_id, Unset):
        headers["Last-Event-ID"] = str(last_event_id)

    params: dict[str, Any] = {}

    params["after"] = after

    params["limit"] = limit

    params["wait"] = wait

    params["as"] = as_

    params["ticket"] = ticket

    params["invite"] = invite

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/events".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> EventPage | Problem | None:
    if response.status_code == 200:
        response_200 = EventPage.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[EventPage | Problem]:
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
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    ticket: str | Unset = UNSET,
    invite: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Response[EventPage | Problem]:
    """Events of a game

     As the caller sees them. `Accept` chooses: `application/json` is a page (with `wait` a long poll),
    `text/event-stream` and `application/x-ndjson` are streams that go on until the game is over, the
    table is taken away, the caller's seat changes or the session ends. Frames of an event stream have
    the seq as `id` and no name; the closing frame alone is named `end` and says its reason. The comment
    `: up to date` says that no more has happened until now, so that the commit before it is whole.
    Lines come at least every 15 seconds, empty ones if need be. While the game is set aside, an event
    stream has the closing frame `quarantined` alone, with the time to come back; the others are
    refused. When the game is over there are no secrets left, and `as` tells the events as any seat was
    told them. Only an event stream is answered with 204: where a reader comes back with the `id` of the
    closing frame.

    A personal token needs the scope `read`.

    Args:
        game (str):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        as_ (int | Unset):
        ticket (str | Unset):
        invite (str | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EventPage | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        after=after,
        limit=limit,
        wait=wait,
        as_=as_,
        ticket=ticket,
        invite=invite,
        last_event_id=last_event_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    ticket: str | Unset = UNSET,
    invite: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> EventPage | Problem | None:
    """Events of a game

     As the caller sees them. `Accept` chooses: `application/json` is a page (with `wait` a long poll),
    `text/event-stream` and `application/x-ndjson` are streams that go on until the game is over, the
    table is taken away, the caller's seat changes or the session ends. Frames of an event stream have
    the seq as `id` and no name; the closing frame alone is named `end` and says its reason. The comment
    `: up to date` says that no more has happened until now, so that the commit before it is whole.
    Lines come at least every 15 seconds, empty ones if need be. While the game is set aside, an event
    stream has the closing frame `quarantined` alone, with the time to come back; the others are
    refused. When the game is over there are no secrets left, and `as` tells the events as any seat was
    told them. Only an event stream is answered with 204: where a reader comes back with the `id` of the
    closing frame.

    A personal token needs the scope `read`.

    Args:
        game (str):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        as_ (int | Unset):
        ticket (str | Unset):
        invite (str | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EventPage | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
        after=after,
        limit=limit,
        wait=wait,
        as_=as_,
        ticket=ticket,
        invite=invite,
        last_event_id=last_event_id,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    ticket: str | Unset = UNSET,
    invite: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Response[EventPage | Problem]:
    """Events of a game

     As the caller sees them. `Accept` chooses: `application/json` is a page (with `wait` a long poll),
    `text/event-stream` and `application/x-ndjson` are streams that go on until the game is over, the
    table is taken away, the caller's seat changes or the session ends. Frames of an event stream have
    the seq as `id` and no name; the closing frame alone is named `end` and says its reason. The comment
    `: up to date` says that no more has happened until now, so that the commit before it is whole.
    Lines come at least every 15 seconds, empty ones if need be. While the game is set aside, an event
    stream has the closing frame `quarantined` alone, with the time to come back; the others are
    refused. When the game is over there are no secrets left, and `as` tells the events as any seat was
    told them. Only an event stream is answered with 204: where a reader comes back with the `id` of the
    closing frame.

    A personal token needs the scope `read`.

    Args:
        game (str):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        as_ (int | Unset):
        ticket (str | Unset):
        invite (str | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EventPage | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        after=after,
        limit=limit,
        wait=wait,
        as_=as_,
        ticket=ticket,
        invite=invite,
        last_event_id=last_event_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    ticket: str | Unset = UNSET,
    invite: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> EventPage | Problem | None:
    """Events of a game

     As the caller sees them. `Accept` chooses: `application/json` is a page (with `wait` a long poll),
    `text/event-stream` and `application/x-ndjson` are streams that go on until the game is over, the
    table is taken away, the caller's seat changes or the session ends. Frames of an event stream have
    the seq as `id` and no name; the closing frame alone is named `end` and says its reason. The comment
    `: up to date` says that no more has happened until now, so that the commit before it is whole.
    Lines come at least every 15 seconds, empty ones if need be. While the game is set aside, an event
    stream has the closing frame `quarantined` alone, with the time to come back; the others are
    refused. When the game is over there are no secrets left, and `as` tells the events as any seat was
    told them. Only an event stream is answered with 204: where a reader comes back with the `id` of the
    closing frame.

    A personal token needs the scope `read`.

    Args:
        game (str):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        as_ (int | Unset):
        ticket (str | Unset):
        invite (str | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EventPage | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
            after=after,
            limit=limit,
            wait=wait,
            as_=as_,
            ticket=ticket,
            invite=invite,
            last_event_id=last_event_id,
        )
    ).parsed
