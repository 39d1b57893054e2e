from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.create_tournament_request import CreateTournamentRequest
from ...models.problem import Problem
from ...models.tournament import Tournament
from ...types import Unset


def _get_kwargs(
    *,
    body: CreateTournamentRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/tournaments",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Tournament | None:
    if response.status_code == 200:
        response_200 = Tournament.from_dict(response.json())

        return response_200

    if response.status_code == 201:
        response_201 = Tournament.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Tournament]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateTournamentRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Problem | Tournament]:
    """Make a tournament

     By a user or a bot account. It is public, and one can enter at once. The server draws the rounds,
    makes the tables, and counts their results. Send an Idempotency-Key to be able to repeat the request
    safely.

    A personal token needs the scope `tables`.

    Args:
        idempotency_key (str | Unset):
        body (CreateTournamentRequest): A tournament to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Tournament]
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
    body: CreateTournamentRequest,
    idempotency_key: str | Unset = UNSET,
) -> Problem | Tournament | None:
    """Make a tournament

     By a user or a bot account. It is public, and one can enter at once. The server draws the rounds,
    makes the tables, and counts their results. Send an Idempotency-Key to be able to repeat the request
    safely.

    A personal token needs the scope `tables`.

    Args:
        idempotency_key (str | Unset):
        body (CreateTournamentRequest): A tournament to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Tournament
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateTournamentRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Problem | Tournament]:
    """Make a tournament

     By a user or a bot account. It is public, and one can enter at once. The server draws the rounds,
    makes the tables, and counts their results. Send an Idempotency-Key to be able to repeat the request
    safely.

    A personal token needs the scope `tables`.

    Args:
        idempotency_key (str | Unset):
        body (CreateTournamentRequest): A tournament to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Tournament]
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
    body: CreateTournamentRequest,
    idempotency_key: str | Unset = UNSET,
) -> Problem | Tournament | None:
    """Make a tournament

     By a user or a bot account. It is public, and one can enter at once. The server draws the rounds,
    makes the tables, and counts their results. Send an Idempotency-Key to be able to repeat the request
    safely.

    A personal token needs the scope `tables`.

    Args:
        idempotency_key (str | Unset):
        body (CreateTournamentRequest): A tournament to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Tournament
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
