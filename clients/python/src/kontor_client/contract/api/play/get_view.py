from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import unions
from ....problem import problem_in

from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    game: str,
    *,
    at: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    invite: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["at"] = at

    params["as"] = as_

    params["invite"] = invite

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/view".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | unions.GameView | Problem | None:
    if response.status_code == 200:
        response_200 = unions.read_game_view(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    return problem_in(response.status_code, response.content)


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Any | unions.GameView | Problem]:
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
    at: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    invite: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | unions.GameView | Problem]:
    """The table as the caller sees it

     A spectator's view for those without a seat; the view of the first seat for those who have several
    in a sandbox, and with `as` that of each. The ETag is what `If-Match` on an action takes. When the
    game is over there are no secrets left, and `as` gives everybody who may know of the table the view
    of any seat. With `Accept: text/plain` the view is a text with the same contents, about half as
    long, for people at a terminal and for language models. Its form may change; its ETag is not one for
    `If-Match`.

    A personal token needs the scope `read`.

    Args:
        game (str):
        at (int | Unset):
        as_ (int | Unset):
        invite (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | unions.GameView | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        at=at,
        as_=as_,
        invite=invite,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    *,
    client: AuthenticatedClient,
    at: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    invite: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | unions.GameView | Problem | None:
    """The table as the caller sees it

     A spectator's view for those without a seat; the view of the first seat for those who have several
    in a sandbox, and with `as` that of each. The ETag is what `If-Match` on an action takes. When the
    game is over there are no secrets left, and `as` gives everybody who may know of the table the view
    of any seat. With `Accept: text/plain` the view is a text with the same contents, about half as
    long, for people at a terminal and for language models. Its form may change; its ETag is not one for
    `If-Match`.

    A personal token needs the scope `read`.

    Args:
        game (str):
        at (int | Unset):
        as_ (int | Unset):
        invite (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | unions.GameView | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
        at=at,
        as_=as_,
        invite=invite,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    at: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    invite: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | unions.GameView | Problem]:
    """The table as the caller sees it

     A spectator's view for those without a seat; the view of the first seat for those who have several
    in a sandbox, and with `as` that of each. The ETag is what `If-Match` on an action takes. When the
    game is over there are no secrets left, and `as` gives everybody who may know of the table the view
    of any seat. With `Accept: text/plain` the view is a text with the same contents, about half as
    long, for people at a terminal and for language models. Its form may change; its ETag is not one for
    `If-Match`.

    A personal token needs the scope `read`.

    Args:
        game (str):
        at (int | Unset):
        as_ (int | Unset):
        invite (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | unions.GameView | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        at=at,
        as_=as_,
        invite=invite,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
    at: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    invite: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | unions.GameView | Problem | None:
    """The table as the caller sees it

     A spectator's view for those without a seat; the view of the first seat for those who have several
    in a sandbox, and with `as` that of each. The ETag is what `If-Match` on an action takes. When the
    game is over there are no secrets left, and `as` gives everybody who may know of the table the view
    of any seat. With `Accept: text/plain` the view is a text with the same contents, about half as
    long, for people at a terminal and for language models. Its form may change; its ETag is not one for
    `If-Match`.

    A personal token needs the scope `read`.

    Args:
        game (str):
        at (int | Unset):
        as_ (int | Unset):
        invite (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | unions.GameView | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
            at=at,
            as_=as_,
            invite=invite,
            if_none_match=if_none_match,
        )
    ).parsed
