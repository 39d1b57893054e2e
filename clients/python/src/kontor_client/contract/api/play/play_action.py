from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.action_request import ActionRequest
from ...models.played import Played
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    game: str,
    *,
    body: ActionRequest,
    idempotency_key: str,
    if_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["Idempotency-Key"] = idempotency_key

    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/actions".format(
            game=quote(str(game), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Played | Problem | None:
    if response.status_code == 200:
        response_200 = Played.from_dict(response.json())

        return response_200

    if response.status_code == 201:
        response_201 = Played.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Played | Problem]:
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
    body: ActionRequest,
    idempotency_key: str,
    if_match: str | Unset = UNSET,
) -> Response[Played | Problem]:
    """Play an action

     Answers one of the caller's open decisions. The reply carries the events, the new view and the next
    decisions, and comes when they are on disk. A caller who has several seats in a sandbox gets events
    and view of the seat that has acted, and may send the tag of the view of any of them. Send the same
    request with the same key again whenever the reply was lost. A token that may play and not `read`
    gets no events, no decisions, and the view of spectators.

    A personal token needs the scope `play`.

    Args:
        game (str):
        idempotency_key (str):
        if_match (str | Unset):
        body (ActionRequest): A move.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Played | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
        idempotency_key=idempotency_key,
        if_match=if_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    *,
    client: AuthenticatedClient,
    body: ActionRequest,
    idempotency_key: str,
    if_match: str | Unset = UNSET,
) -> Played | Problem | None:
    """Play an action

     Answers one of the caller's open decisions. The reply carries the events, the new view and the next
    decisions, and comes when they are on disk. A caller who has several seats in a sandbox gets events
    and view of the seat that has acted, and may send the tag of the view of any of them. Send the same
    request with the same key again whenever the reply was lost. A token that may play and not `read`
    gets no events, no decisions, and the view of spectators.

    A personal token needs the scope `play`.

    Args:
        game (str):
        idempotency_key (str):
        if_match (str | Unset):
        body (ActionRequest): A move.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Played | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
        if_match=if_match,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    body: ActionRequest,
    idempotency_key: str,
    if_match: str | Unset = UNSET,
) -> Response[Played | Problem]:
    """Play an action

     Answers one of the caller's open decisions. The reply carries the events, the new view and the next
    decisions, and comes when they are on disk. A caller who has several seats in a sandbox gets events
    and view of the seat that has acted, and may send the tag of the view of any of them. Send the same
    request with the same key again whenever the reply was lost. A token that may play and not `read`
    gets no events, no decisions, and the view of spectators.

    A personal token needs the scope `play`.

    Args:
        game (str):
        idempotency_key (str):
        if_match (str | Unset):
        body (ActionRequest): A move.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Played | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
        idempotency_key=idempotency_key,
        if_match=if_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
    body: ActionRequest,
    idempotency_key: str,
    if_match: str | Unset = UNSET,
) -> Played | Problem | None:
    """Play an action

     Answers one of the caller's open decisions. The reply carries the events, the new view and the next
    decisions, and comes when they are on disk. A caller who has several seats in a sandbox gets events
    and view of the seat that has acted, and may send the tag of the view of any of them. Send the same
    request with the same key again whenever the reply was lost. A token that may play and not `read`
    gets no events, no decisions, and the view of spectators.

    A personal token needs the scope `play`.

    Args:
        game (str):
        idempotency_key (str):
        if_match (str | Unset):
        body (ActionRequest): A move.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Played | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
            if_match=if_match,
        )
    ).parsed
