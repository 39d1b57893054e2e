from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.own_profile import OwnProfile
from ...models.problem import Problem


def _get_kwargs(
    *,
    body: OwnProfile,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/me/profile",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> OwnProfile | Problem | None:
    if response.status_code == 200:
        response_200 = OwnProfile.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[OwnProfile | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: OwnProfile,
) -> Response[OwnProfile | Problem]:
    """Change my profile

     Replaces what the caller says of themself, hides and shows. What is left out has its default. Guests
    cannot have an `about` (`user-needed`).

    A personal token needs the scope `account`.

    Args:
        body (OwnProfile): What a player says and shows of themself.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OwnProfile | Problem]
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
    body: OwnProfile,
) -> OwnProfile | Problem | None:
    """Change my profile

     Replaces what the caller says of themself, hides and shows. What is left out has its default. Guests
    cannot have an `about` (`user-needed`).

    A personal token needs the scope `account`.

    Args:
        body (OwnProfile): What a player says and shows of themself.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OwnProfile | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: OwnProfile,
) -> Response[OwnProfile | Problem]:
    """Change my profile

     Replaces what the caller says of themself, hides and shows. What is left out has its default. Guests
    cannot have an `about` (`user-needed`).

    A personal token needs the scope `account`.

    Args:
        body (OwnProfile): What a player says and shows of themself.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OwnProfile | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: OwnProfile,
) -> OwnProfile | Problem | None:
    """Change my profile

     Replaces what the caller says of themself, hides and shows. What is left out has its default. Guests
    cannot have an `about` (`user-needed`).

    A personal token needs the scope `account`.

    Args:
        body (OwnProfile): What a player says and shows of themself.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OwnProfile | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
