from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.problem import Problem
from ...models.stream_ticket import StreamTicket
from ...models.stream_ticket_request import StreamTicketRequest


def _get_kwargs(
    *,
    body: StreamTicketRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/stream-tickets",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | StreamTicket | None:
    if response.status_code == 201:
        response_201 = StreamTicket.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | StreamTicket]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: StreamTicketRequest,
) -> Response[Problem | StreamTicket]:
    """Take a stream ticket

     For browsers, whose EventSource sends no header and comes back to the same address by itself. With
    `?ticket=…` the events and messages of this one game are read as the caller, by any transport and
    over any number of connections, for ten minutes and no longer than the session lives. A stream that
    is open by then goes on; who comes back after that takes a fresh ticket. A ticket counts nowhere
    else, and does not go together with an access token.

    A personal token needs the scope `read`.

    Args:
        body (StreamTicketRequest): What a stream ticket is to open.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | StreamTicket]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: StreamTicketRequest,
) -> Problem | StreamTicket | None:
    """Take a stream ticket

     For browsers, whose EventSource sends no header and comes back to the same address by itself. With
    `?ticket=…` the events and messages of this one game are read as the caller, by any transport and
    over any number of connections, for ten minutes and no longer than the session lives. A stream that
    is open by then goes on; who comes back after that takes a fresh ticket. A ticket counts nowhere
    else, and does not go together with an access token.

    A personal token needs the scope `read`.

    Args:
        body (StreamTicketRequest): What a stream ticket is to open.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | StreamTicket
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: StreamTicketRequest,
) -> Response[Problem | StreamTicket]:
    """Take a stream ticket

     For browsers, whose EventSource sends no header and comes back to the same address by itself. With
    `?ticket=…` the events and messages of this one game are read as the caller, by any transport and
    over any number of connections, for ten minutes and no longer than the session lives. A stream that
    is open by then goes on; who comes back after that takes a fresh ticket. A ticket counts nowhere
    else, and does not go together with an access token.

    A personal token needs the scope `read`.

    Args:
        body (StreamTicketRequest): What a stream ticket is to open.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | StreamTicket]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: StreamTicketRequest,
) -> Problem | StreamTicket | None:
    """Take a stream ticket

     For browsers, whose EventSource sends no header and comes back to the same address by itself. With
    `?ticket=…` the events and messages of this one game are read as the caller, by any transport and
    over any number of connections, for ten minutes and no longer than the session lives. A stream that
    is open by then goes on; who comes back after that takes a fresh ticket. A ticket counts nowhere
    else, and does not go together with an access token.

    A personal token needs the scope `read`.

    Args:
        body (StreamTicketRequest): What a stream ticket is to open.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | StreamTicket
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
