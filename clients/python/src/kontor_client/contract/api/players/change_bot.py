from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.change_bot_request import ChangeBotRequest
from ...models.player import Player
from ...models.problem import Problem


def _get_kwargs(
    bot: str,
    *,
    body: ChangeBotRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/me/bots/{bot}".format(
            bot=quote(str(bot), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Player | Problem | None:
    if response.status_code == 200:
        response_200 = Player.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Player | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    bot: str,
    *,
    client: AuthenticatedClient,
    body: ChangeBotRequest,
) -> Response[Player | Problem]:
    """Change a bot account

     Says what plays from now on. Seats show what played when they were taken.

    A personal token needs the scope `account`.

    Args:
        bot (str):
        body (ChangeBotRequest): A change of a bot account.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Player | Problem]
    """

    kwargs = _get_kwargs(
        bot=bot,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    bot: str,
    *,
    client: AuthenticatedClient,
    body: ChangeBotRequest,
) -> Player | Problem | None:
    """Change a bot account

     Says what plays from now on. Seats show what played when they were taken.

    A personal token needs the scope `account`.

    Args:
        bot (str):
        body (ChangeBotRequest): A change of a bot account.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Player | Problem
    """

    return sync_detailed(
        bot=bot,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    bot: str,
    *,
    client: AuthenticatedClient,
    body: ChangeBotRequest,
) -> Response[Player | Problem]:
    """Change a bot account

     Says what plays from now on. Seats show what played when they were taken.

    A personal token needs the scope `account`.

    Args:
        bot (str):
        body (ChangeBotRequest): A change of a bot account.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Player | Problem]
    """

    kwargs = _get_kwargs(
        bot=bot,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    bot: str,
    *,
    client: AuthenticatedClient,
    body: ChangeBotRequest,
) -> Player | Problem | None:
    """Change a bot account

     Says what plays from now on. Seats show what played when they were taken.

    A personal token needs the scope `account`.

    Args:
        bot (str):
        body (ChangeBotRequest): A change of a bot account.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Player | Problem
    """

    return (
        await asyncio_detailed(
            bot=bot,
            client=client,
            body=body,
        )
    ).parsed
