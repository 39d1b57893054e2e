from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.message_page import MessagePage
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    game: str,
    *,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    ticket: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(last_event_id, Unset):
        headers["Last-Event-ID"] = str(last_event_id)

    params: dict[str, Any] = {}

    params["after"] = after

    params["limit"] = limit

    params["wait"] = wait

    params["ticket"] = ticket

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/messages".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> MessagePage | Problem | None:
    if response.status_code == 200:
        response_200 = MessagePage.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[MessagePage | Problem]:
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
    ticket: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Response[MessagePage | Problem]:
    """Messages at a table

     For those who sit there, from the moment the table is made, and after the end of the game as well.
    Messages have numbers of their own; they are no events and no part of the record. `Accept` chooses
    the transport as it does for events: a page (with `wait` a long poll), or a stream that goes on
    until the table is taken away, the caller's seat changes or the session ends. Frames of an event
    stream have the number as `id`.

    A personal token needs the scope `read`.

    Args:
        game (str):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        ticket (str | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MessagePage | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        after=after,
        limit=limit,
        wait=wait,
        ticket=ticket,
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
    ticket: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> MessagePage | Problem | None:
    """Messages at a table

     For those who sit there, from the moment the table is made, and after the end of the game as well.
    Messages have numbers of their own; they are no events and no part of the record. `Accept` chooses
    the transport as it does for events: a page (with `wait` a long poll), or a stream that goes on
    until the table is taken away, the caller's seat changes or the session ends. Frames of an event
    stream have the number as `id`.

    A personal token needs the scope `read`.

    Args:
        game (str):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        ticket (str | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MessagePage | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
        after=after,
        limit=limit,
        wait=wait,
        ticket=ticket,
        last_event_id=last_event_id,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    ticket: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Response[MessagePage | Problem]:
    """Messages at a table

     For those who sit there, from the moment the table is made, and after the end of the game as well.
    Messages have numbers of their own; they are no events and no part of the record. `Accept` chooses
    the transport as it does for events: a page (with `wait` a long poll), or a stream that goes on
    until the table is taken away, the caller's seat changes or the session ends. Frames of an event
    stream have the number as `id`.

    A personal token needs the scope `read`.

    Args:
        game (str):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        ticket (str | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MessagePage | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        after=after,
        limit=limit,
        wait=wait,
        ticket=ticket,
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
    ticket: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> MessagePage | Problem | None:
    """Messages at a table

     For those who sit there, from the moment the table is made, and after the end of the game as well.
    Messages have numbers of their own; they are no events and no part of the record. `Accept` chooses
    the transport as it does for events: a page (with `wait` a long poll), or a stream that goes on
    until the table is taken away, the caller's seat changes or the session ends. Frames of an event
    stream have the number as `id`.

    A personal token needs the scope `read`.

    Args:
        game (str):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        ticket (str | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MessagePage | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
            after=after,
            limit=limit,
            wait=wait,
            ticket=ticket,
            last_event_id=last_event_id,
        )
    ).parsed
