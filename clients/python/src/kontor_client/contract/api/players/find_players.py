from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ....problem import problem_in

from ...models.found_players import FoundPlayers
from ...models.problem import Problem


def _get_kwargs(
    *,
    name: str,
) -> dict[str, Any]:
    params: dict[str, Any] = {}

    params["name"] = name

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/players",
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> FoundPlayers | Problem | None:
    if response.status_code == 200:
        response_200 = FoundPlayers.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[FoundPlayers | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    name: str,
) -> Response[FoundPlayers | Problem]:
    """Find a player by name

     The user or bot account of this name, for invitations, blocks and mutes, which go by id. Names of
    guests are not unique, so no guest is found; nor is a player who has deleted the account or is
    suspended. Part of a name finds no player.

    A personal token needs the scope `read`.

    Args:
        name (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[FoundPlayers | Problem]
    """

    kwargs = _get_kwargs(
        name=name,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    name: str,
) -> FoundPlayers | Problem | None:
    """Find a player by name

     The user or bot account of this name, for invitations, blocks and mutes, which go by id. Names of
    guests are not unique, so no guest is found; nor is a player who has deleted the account or is
    suspended. Part of a name finds no player.

    A personal token needs the scope `read`.

    Args:
        name (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        FoundPlayers | Problem
    """

    return sync_detailed(
        client=client,
        name=name,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    name: str,
) -> Response[FoundPlayers | Problem]:
    """Find a player by name

     The user or bot account of this name, for invitations, blocks and mutes, which go by id. Names of
    guests are not unique, so no guest is found; nor is a player who has deleted the account or is
    suspended. Part of a name finds no player.

    A personal token needs the scope `read`.

    Args:
        name (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[FoundPlayers | Problem]
    """

    kwargs = _get_kwargs(
        name=name,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    name: str,
) -> FoundPlayers | Problem | None:
    """Find a player by name

     The user or bot account of this name, for invitations, blocks and mutes, which go by id. Names of
    guests are not unique, so no guest is found; nor is a player who has deleted the account or is
    suspended. Part of a name finds no player.

    A personal token needs the scope `read`.

    Args:
        name (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        FoundPlayers | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            name=name,
        )
    ).parsed
