from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.problem import Problem
from ...models.view_page import ViewPage
from ...types import Unset


def _get_kwargs(
    game: str,
    *,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    invite: str | Unset = UNSET,
) -> dict[str, Any]:
    params: dict[str, Any] = {}

    params["after"] = after

    params["limit"] = limit

    params["as"] = as_

    params["invite"] = invite

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/views".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | ViewPage | None:
    if response.status_code == 200:
        response_200 = ViewPage.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | ViewPage]:
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
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    invite: str | Unset = UNSET,
) -> Response[Problem | ViewPage]:
    """Views of a game, commit by commit

     What `GET …/view` answers at the end of each commit, with what the viewer knew then: to step through
    a game, or to study it, with a request for up to 64 positions instead of one for each. The first
    view is the one of the start. A page counts as 20 requests.

    A personal token needs the scope `read`.

    Args:
        game (str):
        after (int | Unset):
        limit (int | Unset):
        as_ (int | Unset):
        invite (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | ViewPage]
    """

    kwargs = _get_kwargs(
        game=game,
        after=after,
        limit=limit,
        as_=as_,
        invite=invite,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    invite: str | Unset = UNSET,
) -> Problem | ViewPage | None:
    """Views of a game, commit by commit

     What `GET …/view` answers at the end of each commit, with what the viewer knew then: to step through
    a game, or to study it, with a request for up to 64 positions instead of one for each. The first
    view is the one of the start. A page counts as 20 requests.

    A personal token needs the scope `read`.

    Args:
        game (str):
        after (int | Unset):
        limit (int | Unset):
        as_ (int | Unset):
        invite (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | ViewPage
    """

    return sync_detailed(
        game=game,
        client=client,
        after=after,
        limit=limit,
        as_=as_,
        invite=invite,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    invite: str | Unset = UNSET,
) -> Response[Problem | ViewPage]:
    """Views of a game, commit by commit

     What `GET …/view` answers at the end of each commit, with what the viewer knew then: to step through
    a game, or to study it, with a request for up to 64 positions instead of one for each. The first
    view is the one of the start. A page counts as 20 requests.

    A personal token needs the scope `read`.

    Args:
        game (str):
        after (int | Unset):
        limit (int | Unset):
        as_ (int | Unset):
        invite (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | ViewPage]
    """

    kwargs = _get_kwargs(
        game=game,
        after=after,
        limit=limit,
        as_=as_,
        invite=invite,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    as_: int | Unset = UNSET,
    invite: str | Unset = UNSET,
) -> Problem | ViewPage | None:
    """Views of a game, commit by commit

     What `GET …/view` answers at the end of each commit, with what the viewer knew then: to step through
    a game, or to study it, with a request for up to 64 positions instead of one for each. The first
    view is the one of the start. A page counts as 20 requests.

    A personal token needs the scope `read`.

    Args:
        game (str):
        after (int | Unset):
        limit (int | Unset):
        as_ (int | Unset):
        invite (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | ViewPage
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
            after=after,
            limit=limit,
            as_=as_,
            invite=invite,
        )
    ).parsed
