from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.action_request import ActionRequest
from ...models.preview import Preview
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    game: str,
    *,
    body: ActionRequest,
    if_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/previews".format(
            game=quote(str(game), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Preview | Problem | None:
    if response.status_code == 200:
        response_200 = Preview.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Preview | Problem]:
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
    if_match: str | Unset = UNSET,
) -> Response[Preview | Problem]:
    """Preview an action

     What the action would lead to, as far as the caller can know. It is computed in a position that is
    drawn at random among those that fit what the caller's seat knows. Nothing changes. The checks are
    those of the action, in the same order; of an action that the rules refuse the answer says why.

    A personal token needs the scope `read`.

    Args:
        game (str):
        if_match (str | Unset):
        body (ActionRequest): A move.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Preview | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
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
    if_match: str | Unset = UNSET,
) -> Preview | Problem | None:
    """Preview an action

     What the action would lead to, as far as the caller can know. It is computed in a position that is
    drawn at random among those that fit what the caller's seat knows. Nothing changes. The checks are
    those of the action, in the same order; of an action that the rules refuse the answer says why.

    A personal token needs the scope `read`.

    Args:
        game (str):
        if_match (str | Unset):
        body (ActionRequest): A move.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Preview | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
        body=body,
        if_match=if_match,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    body: ActionRequest,
    if_match: str | Unset = UNSET,
) -> Response[Preview | Problem]:
    """Preview an action

     What the action would lead to, as far as the caller can know. It is computed in a position that is
    drawn at random among those that fit what the caller's seat knows. Nothing changes. The checks are
    those of the action, in the same order; of an action that the rules refuse the answer says why.

    A personal token needs the scope `read`.

    Args:
        game (str):
        if_match (str | Unset):
        body (ActionRequest): A move.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Preview | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
        if_match=if_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
    body: ActionRequest,
    if_match: str | Unset = UNSET,
) -> Preview | Problem | None:
    """Preview an action

     What the action would lead to, as far as the caller can know. It is computed in a position that is
    drawn at random among those that fit what the caller's seat knows. Nothing changes. The checks are
    those of the action, in the same order; of an action that the rules refuse the answer says why.

    A personal token needs the scope `read`.

    Args:
        game (str):
        if_match (str | Unset):
        body (ActionRequest): A move.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Preview | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
            body=body,
            if_match=if_match,
        )
    ).parsed
