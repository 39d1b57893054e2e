from http import HTTPStatus
from typing import Any, cast

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.problem import Problem


def _get_kwargs() -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me/export",
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | Problem | None:
    if response.status_code == 200:
        response_200 = cast(Any, response.text)
        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Any | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
) -> Response[Any | Problem]:
    """Export everything about oneself

     All that is stored of the caller, as lines of JSON, each an `ExportLine`: the account, sessions,
    tokens and webhooks without their secrets, bot accounts, apps, blocked and muted players, open
    invitations in both directions, ratings, seeks, events of the account, tournaments, and all games
    with the seats, the outcome, the standing orders and the messages of the caller. It has nothing that
    the caller could not see otherwise. Where something is damaged, a line of the type `missing` says
    what. The last line has the type `end`; without it the reply broke off. It counts as 200 requests.

    A personal token needs the scopes `account` and `read`.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
    """

    kwargs = _get_kwargs()

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
) -> Any | Problem | None:
    """Export everything about oneself

     All that is stored of the caller, as lines of JSON, each an `ExportLine`: the account, sessions,
    tokens and webhooks without their secrets, bot accounts, apps, blocked and muted players, open
    invitations in both directions, ratings, seeks, events of the account, tournaments, and all games
    with the seats, the outcome, the standing orders and the messages of the caller. It has nothing that
    the caller could not see otherwise. Where something is damaged, a line of the type `missing` says
    what. The last line has the type `end`; without it the reply broke off. It counts as 200 requests.

    A personal token needs the scopes `account` and `read`.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return sync_detailed(
        client=client,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
) -> Response[Any | Problem]:
    """Export everything about oneself

     All that is stored of the caller, as lines of JSON, each an `ExportLine`: the account, sessions,
    tokens and webhooks without their secrets, bot accounts, apps, blocked and muted players, open
    invitations in both directions, ratings, seeks, events of the account, tournaments, and all games
    with the seats, the outcome, the standing orders and the messages of the caller. It has nothing that
    the caller could not see otherwise. Where something is damaged, a line of the type `missing` says
    what. The last line has the type `end`; without it the reply broke off. It counts as 200 requests.

    A personal token needs the scopes `account` and `read`.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Problem]
    """

    kwargs = _get_kwargs()

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
) -> Any | Problem | None:
    """Export everything about oneself

     All that is stored of the caller, as lines of JSON, each an `ExportLine`: the account, sessions,
    tokens and webhooks without their secrets, bot accounts, apps, blocked and muted players, open
    invitations in both directions, ratings, seeks, events of the account, tournaments, and all games
    with the seats, the outcome, the standing orders and the messages of the caller. It has nothing that
    the caller could not see otherwise. Where something is damaged, a line of the type `missing` says
    what. The last line has the type `end`; without it the reply broke off. It counts as 200 requests.

    A personal token needs the scopes `account` and `read`.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
        )
    ).parsed
