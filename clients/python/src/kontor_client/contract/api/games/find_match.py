from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.find_match_request import FindMatchRequest
from ...models.match import Match
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    *,
    body: FindMatchRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/matches",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Match | Problem | None:
    if response.status_code == 200:
        response_200 = Match.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Match | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: FindMatchRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Match | Problem]:
    """Find opponents at once

     Puts the caller into the oldest open seek for this game that the caller may join, of those made by
    `POST /v1/seeks` first, or makes one, whose `matching` is true. If all players are there then, the
    game begins. The ratings of those who are put together differ by `match_range` points at most, and
    by `match_range_a_second` more for each second that one of them has waited. The server looks every
    second whether players of different seeks can be put together; the seek of a player changes then,
    and `GET /v1/me/seeks` lists it. `DELETE /v1/seeks/{seek}` leaves it, also by the id from before.

    A caller who is in an open seek for this game stays there, so the request can be repeated. With an
    Idempotency-Key a repeated request gets its answer also when the game has begun.

    A personal token needs the scope `tables`.

    Args:
        idempotency_key (str | Unset):
        body (FindMatchRequest): What a player asks for who wants to be put together with others.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Match | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: FindMatchRequest,
    idempotency_key: str | Unset = UNSET,
) -> Match | Problem | None:
    """Find opponents at once

     Puts the caller into the oldest open seek for this game that the caller may join, of those made by
    `POST /v1/seeks` first, or makes one, whose `matching` is true. If all players are there then, the
    game begins. The ratings of those who are put together differ by `match_range` points at most, and
    by `match_range_a_second` more for each second that one of them has waited. The server looks every
    second whether players of different seeks can be put together; the seek of a player changes then,
    and `GET /v1/me/seeks` lists it. `DELETE /v1/seeks/{seek}` leaves it, also by the id from before.

    A caller who is in an open seek for this game stays there, so the request can be repeated. With an
    Idempotency-Key a repeated request gets its answer also when the game has begun.

    A personal token needs the scope `tables`.

    Args:
        idempotency_key (str | Unset):
        body (FindMatchRequest): What a player asks for who wants to be put together with others.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Match | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: FindMatchRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Match | Problem]:
    """Find opponents at once

     Puts the caller into the oldest open seek for this game that the caller may join, of those made by
    `POST /v1/seeks` first, or makes one, whose `matching` is true. If all players are there then, the
    game begins. The ratings of those who are put together differ by `match_range` points at most, and
    by `match_range_a_second` more for each second that one of them has waited. The server looks every
    second whether players of different seeks can be put together; the seek of a player changes then,
    and `GET /v1/me/seeks` lists it. `DELETE /v1/seeks/{seek}` leaves it, also by the id from before.

    A caller who is in an open seek for this game stays there, so the request can be repeated. With an
    Idempotency-Key a repeated request gets its answer also when the game has begun.

    A personal token needs the scope `tables`.

    Args:
        idempotency_key (str | Unset):
        body (FindMatchRequest): What a player asks for who wants to be put together with others.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Match | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: FindMatchRequest,
    idempotency_key: str | Unset = UNSET,
) -> Match | Problem | None:
    """Find opponents at once

     Puts the caller into the oldest open seek for this game that the caller may join, of those made by
    `POST /v1/seeks` first, or makes one, whose `matching` is true. If all players are there then, the
    game begins. The ratings of those who are put together differ by `match_range` points at most, and
    by `match_range_a_second` more for each second that one of them has waited. The server looks every
    second whether players of different seeks can be put together; the seek of a player changes then,
    and `GET /v1/me/seeks` lists it. `DELETE /v1/seeks/{seek}` leaves it, also by the id from before.

    A caller who is in an open seek for this game stays there, so the request can be repeated. With an
    Idempotency-Key a repeated request gets its answer also when the game has begun.

    A personal token needs the scope `tables`.

    Args:
        idempotency_key (str | Unset):
        body (FindMatchRequest): What a player asks for who wants to be put together with others.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Match | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
