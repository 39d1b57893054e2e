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
    *,
    body: unions.GameOrders,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/games/{game}/orders".format(
            game=quote(str(game), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
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
    body: unions.GameOrders,
) -> Response[unions.GameOrders | Problem]:
    """Set one's own standing orders

     From the moment one sits there until the game is over. They replace the ones before, and hold at
    once: if the caller is asked for something that they answer, the server answers it. It does so by
    ordinary actions of the seat, each a commit of its own soon after the one that asked; another answer
    may be quicker. What is going to be answered so does not stand among `/v1/me/decisions`. Orders are
    no part of the game: setting them changes neither `seq` nor any tag, and no event tells of it.

    A personal token needs the scope `play`.

    Args:
        game (str):
        body (GameOrdersBasari | GameOrdersDaleOfMerchants | GameOrdersHaendler |
            GameOrdersMedici): The standing orders of a seat, by ruleset. Only the seat's player sees
            them.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[unions.GameOrders | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    *,
    client: AuthenticatedClient,
    body: unions.GameOrders,
) -> unions.GameOrders | Problem | None:
    """Set one's own standing orders

     From the moment one sits there until the game is over. They replace the ones before, and hold at
    once: if the caller is asked for something that they answer, the server answers it. It does so by
    ordinary actions of the seat, each a commit of its own soon after the one that asked; another answer
    may be quicker. What is going to be answered so does not stand among `/v1/me/decisions`. Orders are
    no part of the game: setting them changes neither `seq` nor any tag, and no event tells of it.

    A personal token needs the scope `play`.

    Args:
        game (str):
        body (GameOrdersBasari | GameOrdersDaleOfMerchants | GameOrdersHaendler |
            GameOrdersMedici): The standing orders of a seat, by ruleset. Only the seat's player sees
            them.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        unions.GameOrders | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    body: unions.GameOrders,
) -> Response[unions.GameOrders | Problem]:
    """Set one's own standing orders

     From the moment one sits there until the game is over. They replace the ones before, and hold at
    once: if the caller is asked for something that they answer, the server answers it. It does so by
    ordinary actions of the seat, each a commit of its own soon after the one that asked; another answer
    may be quicker. What is going to be answered so does not stand among `/v1/me/decisions`. Orders are
    no part of the game: setting them changes neither `seq` nor any tag, and no event tells of it.

    A personal token needs the scope `play`.

    Args:
        game (str):
        body (GameOrdersBasari | GameOrdersDaleOfMerchants | GameOrdersHaendler |
            GameOrdersMedici): The standing orders of a seat, by ruleset. Only the seat's player sees
            them.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[unions.GameOrders | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
    body: unions.GameOrders,
) -> unions.GameOrders | Problem | None:
    """Set one's own standing orders

     From the moment one sits there until the game is over. They replace the ones before, and hold at
    once: if the caller is asked for something that they answer, the server answers it. It does so by
    ordinary actions of the seat, each a commit of its own soon after the one that asked; another answer
    may be quicker. What is going to be answered so does not stand among `/v1/me/decisions`. Orders are
    no part of the game: setting them changes neither `seq` nor any tag, and no event tells of it.

    A personal token needs the scope `play`.

    Args:
        game (str):
        body (GameOrdersBasari | GameOrdersDaleOfMerchants | GameOrdersHaendler |
            GameOrdersMedici): The standing orders of a seat, by ruleset. Only the seat's player sees
            them.

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
            body=body,
        )
    ).parsed
