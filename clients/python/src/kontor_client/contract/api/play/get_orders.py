from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ... import unions
from ....problem import problem_in

from ...models.problem import Problem


def _get_kwargs(
    game: str,
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/orders".format(
            game=quote(str(game), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> unions.GameOrders | Problem | None:
    if response.status_code == 200:
        response_200 = unions.read_game_orders(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[unions.GameOrders | Problem]:
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
) -> Response[unions.GameOrders | Problem]:
    """One's own standing orders

     How the caller answers decisions in advance; the ruleset's `orders_default` if no orders were given.
    No other player sees them. In a sandbox they hold for all seats that the caller has.

    A personal token needs the scope `read`.

    Args:
        game (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[unions.GameOrders | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    *,
    client: AuthenticatedClient,
) -> unions.GameOrders | Problem | None:
    """One's own standing orders

     How the caller answers decisions in advance; the ruleset's `orders_default` if no orders were given.
    No other player sees them. In a sandbox they hold for all seats that the caller has.

    A personal token needs the scope `read`.

    Args:
        game (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        unions.GameOrders | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
) -> Response[unions.GameOrders | Problem]:
    """One's own standing orders

     How the caller answers decisions in advance; the ruleset's `orders_default` if no orders were given.
    No other player sees them. In a sandbox they hold for all seats that the caller has.

    A personal token needs the scope `read`.

    Args:
        game (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[unions.GameOrders | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
) -> unions.GameOrders | Problem | None:
    """One's own standing orders

     How the caller answers decisions in advance; the ruleset's `orders_default` if no orders were given.
    No other player sees them. In a sandbox they hold for all seats that the caller has.

    A personal token needs the scope `read`.

    Args:
        game (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        unions.GameOrders | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
        )
    ).parsed
