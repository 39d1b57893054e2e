from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.create_seek_request import CreateSeekRequest
from ...models.problem import Problem
from ...models.seek import Seek
from ...types import Unset


def _get_kwargs(
    *,
    body: CreateSeekRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/seeks",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Seek | None:
    if response.status_code == 200:
        response_200 = Seek.from_dict(response.json())

        return response_200

    if response.status_code == 201:
        response_201 = Seek.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Seek]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateSeekRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Problem | Seek]:
    """Look for players

     Makes a seek in which the caller is. When as many players are there as it names, their game is made
    and begins at once, at a public table. A caller who is in an open seek with the same terms gets that
    one, so the request can be repeated. With an Idempotency-Key a repeated request gets its answer also
    when the game has begun, for `seek_remembered_s`.

    A personal token needs the scope `tables`.

    Args:
        idempotency_key (str | Unset):
        body (CreateSeekRequest): A seek to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Seek]
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
    body: CreateSeekRequest,
    idempotency_key: str | Unset = UNSET,
) -> Problem | Seek | None:
    """Look for players

     Makes a seek in which the caller is. When as many players are there as it names, their game is made
    and begins at once, at a public table. A caller who is in an open seek with the same terms gets that
    one, so the request can be repeated. With an Idempotency-Key a repeated request gets its answer also
    when the game has begun, for `seek_remembered_s`.

    A personal token needs the scope `tables`.

    Args:
        idempotency_key (str | Unset):
        body (CreateSeekRequest): A seek to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Seek
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateSeekRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[Problem | Seek]:
    """Look for players

     Makes a seek in which the caller is. When as many players are there as it names, their game is made
    and begins at once, at a public table. A caller who is in an open seek with the same terms gets that
    one, so the request can be repeated. With an Idempotency-Key a repeated request gets its answer also
    when the game has begun, for `seek_remembered_s`.

    A personal token needs the scope `tables`.

    Args:
        idempotency_key (str | Unset):
        body (CreateSeekRequest): A seek to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Seek]
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
    body: CreateSeekRequest,
    idempotency_key: str | Unset = UNSET,
) -> Problem | Seek | None:
    """Look for players

     Makes a seek in which the caller is. When as many players are there as it names, their game is made
    and begins at once, at a public table. A caller who is in an open seek with the same terms gets that
    one, so the request can be repeated. With an Idempotency-Key a repeated request gets its answer also
    when the game has begun, for `seek_remembered_s`.

    A personal token needs the scope `tables`.

    Args:
        idempotency_key (str | Unset):
        body (CreateSeekRequest): A seek to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Seek
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
