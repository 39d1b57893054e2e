from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.game import Game
from ...models.game_record import GameRecord
from ...models.import_record_visibility import ImportRecordVisibility
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    *,
    body: GameRecord,
    visibility: ImportRecordVisibility | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    params: dict[str, Any] = {}

    json_visibility: str | Unset = UNSET
    if not isinstance(visibility, Unset):
        json_visibility = visibility

    params["visibility"] = json_visibility

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/records",
        "params": params,
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Game | Problem | None:
    if response.status_code == 200:
        response_200 = Game.from_dict(response.json())

        return response_200

    if response.status_code == 201:
        response_201 = Game.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Game | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: GameRecord,
    visibility: ImportRecordVisibility | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Response[Game | Problem]:
    """Import a game

     The record is checked as for `verify_record`, and becomes a finished game with an id of its own,
    marked `imported`: views, events, record and forks are as of any game that is over. Its players are
    mere names, and no players of this server; it belongs to the caller. That it fits together was
    checked; whether it was played so, this server cannot know, and its signature says so. Send an
    Idempotency-Key: a long game takes a while to write, and should the reply be lost, the same request
    gives the same game.

    A personal token needs the scope `tables`.

    Args:
        visibility (ImportRecordVisibility | Unset): Who can find a table.
        idempotency_key (str | Unset):
        body (GameRecord): A finished game, or a sandbox as far as it is, open to everybody who
            may know of it. Checked offline by `kontor verify`, and by every server to which it is
            sent.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        visibility=visibility,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: GameRecord,
    visibility: ImportRecordVisibility | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Game | Problem | None:
    """Import a game

     The record is checked as for `verify_record`, and becomes a finished game with an id of its own,
    marked `imported`: views, events, record and forks are as of any game that is over. Its players are
    mere names, and no players of this server; it belongs to the caller. That it fits together was
    checked; whether it was played so, this server cannot know, and its signature says so. Send an
    Idempotency-Key: a long game takes a while to write, and should the reply be lost, the same request
    gives the same game.

    A personal token needs the scope `tables`.

    Args:
        visibility (ImportRecordVisibility | Unset): Who can find a table.
        idempotency_key (str | Unset):
        body (GameRecord): A finished game, or a sandbox as far as it is, open to everybody who
            may know of it. Checked offline by `kontor verify`, and by every server to which it is
            sent.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
        visibility=visibility,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: GameRecord,
    visibility: ImportRecordVisibility | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Response[Game | Problem]:
    """Import a game

     The record is checked as for `verify_record`, and becomes a finished game with an id of its own,
    marked `imported`: views, events, record and forks are as of any game that is over. Its players are
    mere names, and no players of this server; it belongs to the caller. That it fits together was
    checked; whether it was played so, this server cannot know, and its signature says so. Send an
    Idempotency-Key: a long game takes a while to write, and should the reply be lost, the same request
    gives the same game.

    A personal token needs the scope `tables`.

    Args:
        visibility (ImportRecordVisibility | Unset): Who can find a table.
        idempotency_key (str | Unset):
        body (GameRecord): A finished game, or a sandbox as far as it is, open to everybody who
            may know of it. Checked offline by `kontor verify`, and by every server to which it is
            sent.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Game | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        visibility=visibility,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: GameRecord,
    visibility: ImportRecordVisibility | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Game | Problem | None:
    """Import a game

     The record is checked as for `verify_record`, and becomes a finished game with an id of its own,
    marked `imported`: views, events, record and forks are as of any game that is over. Its players are
    mere names, and no players of this server; it belongs to the caller. That it fits together was
    checked; whether it was played so, this server cannot know, and its signature says so. Send an
    Idempotency-Key: a long game takes a while to write, and should the reply be lost, the same request
    gives the same game.

    A personal token needs the scope `tables`.

    Args:
        visibility (ImportRecordVisibility | Unset): Who can find a table.
        idempotency_key (str | Unset):
        body (GameRecord): A finished game, or a sandbox as far as it is, open to everybody who
            may know of it. Checked offline by `kontor verify`, and by every server to which it is
            sent.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Game | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            visibility=visibility,
            idempotency_key=idempotency_key,
        )
    ).parsed
