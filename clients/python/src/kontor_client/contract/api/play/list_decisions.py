from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.decision_list import DecisionList
from ...models.list_decisions_fields import ListDecisionsFields
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    game: str,
    *,
    fields: ListDecisionsFields | Unset = UNSET,
    invite: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    json_fields: str | Unset = UNSET
    if not isinstance(fields, Unset):
        json_fields = fields

    params["fields"] = json_fields

    params["invite"] = invite

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/decisions".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | DecisionList | Problem | None:
    if response.status_code == 200:
        response_200 = DecisionList.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Any | DecisionList | Problem]:
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
    fields: ListDecisionsFields | Unset = UNSET,
    invite: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | DecisionList | Problem]:
    """Open decisions of a game

     Who must act. The caller's own ones come with choices, actions and schema, or in short; in a sandbox
    those of all seats that the caller has.

    A personal token needs the scope `read`.

    Args:
        game (str):
        fields (ListDecisionsFields | Unset): What of a decision is sent to the seat that is
            asked.
        invite (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | DecisionList | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        fields=fields,
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
    fields: ListDecisionsFields | Unset = UNSET,
    invite: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | DecisionList | Problem | None:
    """Open decisions of a game

     Who must act. The caller's own ones come with choices, actions and schema, or in short; in a sandbox
    those of all seats that the caller has.

    A personal token needs the scope `read`.

    Args:
        game (str):
        fields (ListDecisionsFields | Unset): What of a decision is sent to the seat that is
            asked.
        invite (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | DecisionList | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
        fields=fields,
        invite=invite,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    fields: ListDecisionsFields | Unset = UNSET,
    invite: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | DecisionList | Problem]:
    """Open decisions of a game

     Who must act. The caller's own ones come with choices, actions and schema, or in short; in a sandbox
    those of all seats that the caller has.

    A personal token needs the scope `read`.

    Args:
        game (str):
        fields (ListDecisionsFields | Unset): What of a decision is sent to the seat that is
            asked.
        invite (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | DecisionList | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        fields=fields,
        invite=invite,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
    fields: ListDecisionsFields | Unset = UNSET,
    invite: str | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | DecisionList | Problem | None:
    """Open decisions of a game

     Who must act. The caller's own ones come with choices, actions and schema, or in short; in a sandbox
    those of all seats that the caller has.

    A personal token needs the scope `read`.

    Args:
        game (str):
        fields (ListDecisionsFields | Unset): What of a decision is sent to the seat that is
            asked.
        invite (str | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | DecisionList | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
            fields=fields,
            invite=invite,
            if_none_match=if_none_match,
        )
    ).parsed
