from http import HTTPStatus
from typing import Any, cast

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.due_decision_page import DueDecisionPage
from ...models.list_due_decisions_fields import ListDueDecisionsFields
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    *,
    wait: int | Unset = UNSET,
    fields: ListDueDecisionsFields | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["wait"] = wait

    json_fields: str | Unset = UNSET
    if not isinstance(fields, Unset):
        json_fields = fields

    params["fields"] = json_fields

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me/decisions",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | DueDecisionPage | Problem | None:
    if response.status_code == 200:
        response_200 = DueDecisionPage.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    return problem_in(response.status_code, response.content)


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Any | DueDecisionPage | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    wait: int | Unset = UNSET,
    fields: ListDueDecisionsFields | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | DueDecisionPage | Problem]:
    """What waits for me

     The caller's open decisions in all games.

    A personal token needs the scope `read`.

    Args:
        wait (int | Unset):
        fields (ListDueDecisionsFields | Unset): What of a decision is sent to the seat that is
            asked.
        cursor (str | Unset):
        limit (int | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | DueDecisionPage | Problem]
    """

    kwargs = _get_kwargs(
        wait=wait,
        fields=fields,
        cursor=cursor,
        limit=limit,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    wait: int | Unset = UNSET,
    fields: ListDueDecisionsFields | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | DueDecisionPage | Problem | None:
    """What waits for me

     The caller's open decisions in all games.

    A personal token needs the scope `read`.

    Args:
        wait (int | Unset):
        fields (ListDueDecisionsFields | Unset): What of a decision is sent to the seat that is
            asked.
        cursor (str | Unset):
        limit (int | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | DueDecisionPage | Problem
    """

    return sync_detailed(
        client=client,
        wait=wait,
        fields=fields,
        cursor=cursor,
        limit=limit,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    wait: int | Unset = UNSET,
    fields: ListDueDecisionsFields | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | DueDecisionPage | Problem]:
    """What waits for me

     The caller's open decisions in all games.

    A personal token needs the scope `read`.

    Args:
        wait (int | Unset):
        fields (ListDueDecisionsFields | Unset): What of a decision is sent to the seat that is
            asked.
        cursor (str | Unset):
        limit (int | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | DueDecisionPage | Problem]
    """

    kwargs = _get_kwargs(
        wait=wait,
        fields=fields,
        cursor=cursor,
        limit=limit,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    wait: int | Unset = UNSET,
    fields: ListDueDecisionsFields | Unset = UNSET,
    cursor: str | Unset = UNSET,
    limit: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Any | DueDecisionPage | Problem | None:
    """What waits for me

     The caller's open decisions in all games.

    A personal token needs the scope `read`.

    Args:
        wait (int | Unset):
        fields (ListDueDecisionsFields | Unset): What of a decision is sent to the seat that is
            asked.
        cursor (str | Unset):
        limit (int | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | DueDecisionPage | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            wait=wait,
            fields=fields,
            cursor=cursor,
            limit=limit,
            if_none_match=if_none_match,
        )
    ).parsed
