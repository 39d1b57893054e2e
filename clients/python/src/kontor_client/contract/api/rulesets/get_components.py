from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.game_components_basari import GameComponentsBasari
from ...models.game_components_dale_of_merchants import GameComponentsDaleOfMerchants
from ...models.game_components_haendler import GameComponentsHaendler
from ...models.game_components_medici import GameComponentsMedici
from ...models.problem import Problem
from typing import cast


def _get_kwargs(
    ruleset: str,
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/rulesets/{ruleset}/components".format(
            ruleset=quote(str(ruleset), safe=""),
        ),
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> GameComponentsBasari | GameComponentsDaleOfMerchants | GameComponentsHaendler | GameComponentsMedici | Problem | None:
    if response.status_code == 200:

        def _parse_response_200(data: object) -> Any:
            from kontor_client.unions import read

            return read(
                data,
                (
                    GameComponentsMedici,
                    GameComponentsBasari,
                    GameComponentsHaendler,
                    GameComponentsDaleOfMerchants,
                ),
            )

        response_200 = _parse_response_200(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())

        return response_400

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())

        return response_401

    if response.status_code == 404:
        response_404 = Problem.from_dict(response.json())

        return response_404

    if response.status_code == 429:
        response_429 = Problem.from_dict(response.json())

        return response_429

    if response.status_code == 500:
        response_500 = Problem.from_dict(response.json())

        return response_500

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[GameComponentsBasari | GameComponentsDaleOfMerchants | GameComponentsHaendler | GameComponentsMedici | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    ruleset: str,
    *,
    client: AuthenticatedClient,
) -> Response[GameComponentsBasari | GameComponentsDaleOfMerchants | GameComponentsHaendler | GameComponentsMedici | Problem]:
    """What is in the box

     Board, cards and tracks of a ruleset as data, with stable ids and names to show.

    Args:
        ruleset (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameComponentsBasari | GameComponentsDaleOfMerchants | GameComponentsHaendler | GameComponentsMedici | Problem]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    ruleset: str,
    *,
    client: AuthenticatedClient,
) -> GameComponentsBasari | GameComponentsDaleOfMerchants | GameComponentsHaendler | GameComponentsMedici | Problem | None:
    """What is in the box

     Board, cards and tracks of a ruleset as data, with stable ids and names to show.

    Args:
        ruleset (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameComponentsBasari | GameComponentsDaleOfMerchants | GameComponentsHaendler | GameComponentsMedici | Problem
    """

    return sync_detailed(
        ruleset=ruleset,
        client=client,
    ).parsed


async def asyncio_detailed(
    ruleset: str,
    *,
    client: AuthenticatedClient,
) -> Response[GameComponentsBasari | GameComponentsDaleOfMerchants | GameComponentsHaendler | GameComponentsMedici | Problem]:
    """What is in the box

     Board, cards and tracks of a ruleset as data, with stable ids and names to show.

    Args:
        ruleset (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameComponentsBasari | GameComponentsDaleOfMerchants | GameComponentsHaendler | GameComponentsMedici | Problem]
    """

    kwargs = _get_kwargs(
        ruleset=ruleset,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    ruleset: str,
    *,
    client: AuthenticatedClient,
) -> GameComponentsBasari | GameComponentsDaleOfMerchants | GameComponentsHaendler | GameComponentsMedici | Problem | None:
    """What is in the box

     Board, cards and tracks of a ruleset as data, with stable ids and names to show.

    Args:
        ruleset (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameComponentsBasari | GameComponentsDaleOfMerchants | GameComponentsHaendler | GameComponentsMedici | Problem
    """

    return (
        await asyncio_detailed(
            ruleset=ruleset,
            client=client,
        )
    ).parsed
