from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.game_record import GameRecord
from ...models.problem import Problem
from ...models.record_finding import RecordFinding


def _get_kwargs(
    *,
    body: GameRecord,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/records/verifications",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | RecordFinding | None:
    if response.status_code == 200:
        response_200 = RecordFinding.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | RecordFinding]:
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
) -> Response[Problem | RecordFinding]:
    """Check a record

     As `kontor verify` does it, without keeping anything: chain, commitment, every draw, every action,
    every event, the outcome, and whether what claims to be signed by this server is.

    A personal token needs the scope `read`.

    Args:
        body (GameRecord): A finished game, or a sandbox as far as it is, open to everybody who
            may know of it. Checked offline by `kontor verify`, and by every server to which it is
            sent.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | RecordFinding]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: GameRecord,
) -> Problem | RecordFinding | None:
    """Check a record

     As `kontor verify` does it, without keeping anything: chain, commitment, every draw, every action,
    every event, the outcome, and whether what claims to be signed by this server is.

    A personal token needs the scope `read`.

    Args:
        body (GameRecord): A finished game, or a sandbox as far as it is, open to everybody who
            may know of it. Checked offline by `kontor verify`, and by every server to which it is
            sent.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | RecordFinding
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: GameRecord,
) -> Response[Problem | RecordFinding]:
    """Check a record

     As `kontor verify` does it, without keeping anything: chain, commitment, every draw, every action,
    every event, the outcome, and whether what claims to be signed by this server is.

    A personal token needs the scope `read`.

    Args:
        body (GameRecord): A finished game, or a sandbox as far as it is, open to everybody who
            may know of it. Checked offline by `kontor verify`, and by every server to which it is
            sent.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | RecordFinding]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: GameRecord,
) -> Problem | RecordFinding | None:
    """Check a record

     As `kontor verify` does it, without keeping anything: chain, commitment, every draw, every action,
    every event, the outcome, and whether what claims to be signed by this server is.

    A personal token needs the scope `read`.

    Args:
        body (GameRecord): A finished game, or a sandbox as far as it is, open to everybody who
            may know of it. Checked offline by `kontor verify`, and by every server to which it is
            sent.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | RecordFinding
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
