from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.account_event_page import AccountEventPage
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
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
        "url": "/v1/me/events",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> AccountEventPage | Problem | None:
    if response.status_code == 200:
        response_200 = AccountEventPage.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[AccountEventPage | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Response[AccountEventPage | Problem]:
    """What happens at my tables

     One feed for all tables of the caller: decisions to make, tables made, started, ended and deleted,
    seats taken and lost, messages, and rematches that others have made. Numbers count up without a gap
    for each account, over restarts and on every server, so that `after` goes on where one stopped. What
    came and went while no client and no webhook read the feed is left out, such as a decision that is
    answered already. It tells of the newest 100 tables that are open or running, and keeps at least the
    last 1,024 events.

    `Accept` chooses the transport as it does for the events of a game: a page (with `wait` a long
    poll), or a stream, which goes on until the session ends. Frames of an event stream have the number
    as `id`.

    A personal token needs the scope `read`.

    Args:
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AccountEventPage | Problem]
    """

    kwargs = _get_kwargs(
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
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> AccountEventPage | Problem | None:
    """What happens at my tables

     One feed for all tables of the caller: decisions to make, tables made, started, ended and deleted,
    seats taken and lost, messages, and rematches that others have made. Numbers count up without a gap
    for each account, over restarts and on every server, so that `after` goes on where one stopped. What
    came and went while no client and no webhook read the feed is left out, such as a decision that is
    answered already. It tells of the newest 100 tables that are open or running, and keeps at least the
    last 1,024 events.

    `Accept` chooses the transport as it does for the events of a game: a page (with `wait` a long
    poll), or a stream, which goes on until the session ends. Frames of an event stream have the number
    as `id`.

    A personal token needs the scope `read`.

    Args:
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AccountEventPage | Problem
    """

    return sync_detailed(
        client=client,
        after=after,
        limit=limit,
        wait=wait,
        last_event_id=last_event_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Response[AccountEventPage | Problem]:
    """What happens at my tables

     One feed for all tables of the caller: decisions to make, tables made, started, ended and deleted,
    seats taken and lost, messages, and rematches that others have made. Numbers count up without a gap
    for each account, over restarts and on every server, so that `after` goes on where one stopped. What
    came and went while no client and no webhook read the feed is left out, such as a decision that is
    answered already. It tells of the newest 100 tables that are open or running, and keeps at least the
    last 1,024 events.

    `Accept` chooses the transport as it does for the events of a game: a page (with `wait` a long
    poll), or a stream, which goes on until the session ends. Frames of an event stream have the number
    as `id`.

    A personal token needs the scope `read`.

    Args:
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AccountEventPage | Problem]
    """

    kwargs = _get_kwargs(
        after=after,
        limit=limit,
        wait=wait,
        last_event_id=last_event_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> AccountEventPage | Problem | None:
    """What happens at my tables

     One feed for all tables of the caller: decisions to make, tables made, started, ended and deleted,
    seats taken and lost, messages, and rematches that others have made. Numbers count up without a gap
    for each account, over restarts and on every server, so that `after` goes on where one stopped. What
    came and went while no client and no webhook read the feed is left out, such as a decision that is
    answered already. It tells of the newest 100 tables that are open or running, and keeps at least the
    last 1,024 events.

    `Accept` chooses the transport as it does for the events of a game: a page (with `wait` a long
    poll), or a stream, which goes on until the session ends. Frames of an event stream have the number
    as `id`.

    A personal token needs the scope `read`.

    Args:
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AccountEventPage | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            after=after,
            limit=limit,
            wait=wait,
            last_event_id=last_event_id,
        )
    ).parsed
