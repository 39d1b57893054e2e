from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.decision import Decision
from ...models.get_decision_fields import GetDecisionFields
from ...models.problem import Problem
from ...types import Unset


def _get_kwargs(
    game: str,
    decision: str,
    *,
    fields: GetDecisionFields | Unset = UNSET,
    invite: str | Unset = UNSET,
) -> dict[str, Any]:
    params: dict[str, Any] = {}

    json_fields: str | Unset = UNSET
    if not isinstance(fields, Unset):
        json_fields = fields

    params["fields"] = json_fields

    params["invite"] = invite

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/decisions/{decision}".format(
            game=quote(str(game), safe=""),
            decision=quote(str(decision), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Decision | Problem | None:
    if response.status_code == 200:
        response_200 = Decision.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Decision | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    game: str,
    decision: str,
    *,
    client: AuthenticatedClient,
    fields: GetDecisionFields | Unset = UNSET,
    invite: str | Unset = UNSET,
) -> Response[Decision | Problem]:
    """One open decision

     With choices, actions and schema, or in short, if it is the caller's.

    A personal token needs the scope `read`.

    Args:
        game (str):
        decision (str):
        fields (GetDecisionFields | Unset): What of a decision is sent to the seat that is asked.
        invite (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Decision | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        decision=decision,
        fields=fields,
        invite=invite,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    decision: str,
    *,
    client: AuthenticatedClient,
    fields: GetDecisionFields | Unset = UNSET,
    invite: str | Unset = UNSET,
) -> Decision | Problem | None:
    """One open decision

     With choices, actions and schema, or in short, if it is the caller's.

    A personal token needs the scope `read`.

    Args:
        game (str):
        decision (str):
        fields (GetDecisionFields | Unset): What of a decision is sent to the seat that is asked.
        invite (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Decision | Problem
    """

    return sync_detailed(
        game=game,
        decision=decision,
        client=client,
        fields=fields,
        invite=invite,
    ).parsed


async def asyncio_detailed(
    game: str,
    decision: str,
    *,
    client: AuthenticatedClient,
    fields: GetDecisionFields | Unset = UNSET,
    invite: str | Unset = UNSET,
) -> Response[Decision | Problem]:
    """One open decision

     With choices, actions and schema, or in short, if it is the caller's.

    A personal token needs the scope `read`.

    Args:
        game (str):
        decision (str):
        fields (GetDecisionFields | Unset): What of a decision is sent to the seat that is asked.
        invite (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Decision | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        decision=decision,
        fields=fields,
        invite=invite,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    decision: str,
    *,
    client: AuthenticatedClient,
    fields: GetDecisionFields | Unset = UNSET,
    invite: str | Unset = UNSET,
) -> Decision | Problem | None:
    """One open decision

     With choices, actions and schema, or in short, if it is the caller's.

    A personal token needs the scope `read`.

    Args:
        game (str):
        decision (str):
        fields (GetDecisionFields | Unset): What of a decision is sent to the seat that is asked.
        invite (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Decision | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            decision=decision,
            client=client,
            fields=fields,
            invite=invite,
        )
    ).parsed
