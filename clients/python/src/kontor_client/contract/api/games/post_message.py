from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.message import Message
from ...models.message_request import MessageRequest
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    game: str,
    *,
    body: MessageRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/messages".format(
            game=quote(str(game), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Message | Problem | None:
    if response.status_code == 200:
        response_200 = Message.from_dict(response.json())

        return response_200

    if response.status_code == 201:
        response_201 = Message.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Message | Problem]:
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
    body: MessageRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Message | Problem]:
    """Say something at a table

     To all who sit there. Send an Idempotency-Key to be able to repeat the request safely; keys of
    messages are counted apart from those of the game.

    A personal token needs the scope `play`.

    Args:
        game (str):
        idempotency_key (str | Unset):
        body (MessageRequest): A message to be posted.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Message | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    *,
    client: AuthenticatedClient,
    body: MessageRequest,
    idempotency_key: str | Unset = UNSET,
) -> Message | Problem | None:
    """Say something at a table

     To all who sit there. Send an Idempotency-Key to be able to repeat the request safely; keys of
    messages are counted apart from those of the game.

    A personal token needs the scope `play`.

    Args:
        game (str):
        idempotency_key (str | Unset):
        body (MessageRequest): A message to be posted.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Message | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    body: MessageRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Message | Problem]:
    """Say something at a table

     To all who sit there. Send an Idempotency-Key to be able to repeat the request safely; keys of
    messages are counted apart from those of the game.

    A personal token needs the scope `play`.

    Args:
        game (str):
        idempotency_key (str | Unset):
        body (MessageRequest): A message to be posted.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Message | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
    body: MessageRequest,
    idempotency_key: str | Unset = UNSET,
) -> Message | Problem | None:
    """Say something at a table

     To all who sit there. Send an Idempotency-Key to be able to repeat the request safely; keys of
    messages are counted apart from those of the game.

    A personal token needs the scope `play`.

    Args:
        game (str):
        idempotency_key (str | Unset):
        body (MessageRequest): A message to be posted.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Message | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
