from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.delivery_list import DeliveryList
from ...models.problem import Problem


def _get_kwargs(
    webhook: str,
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me/webhooks/{webhook}/deliveries".format(
            webhook=quote(str(webhook), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> DeliveryList | Problem | None:
    if response.status_code == 200:
        response_200 = DeliveryList.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[DeliveryList | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    webhook: str,
    *,
    client: AuthenticatedClient,
) -> Response[DeliveryList | Problem]:
    """List deliveries

     The last 20 attempts of the webhook to deliver, with how each ended.

    A personal token needs the scopes `account` and `read`.

    Args:
        webhook (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DeliveryList | Problem]
    """

    kwargs = _get_kwargs(
        webhook=webhook,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    webhook: str,
    *,
    client: AuthenticatedClient,
) -> DeliveryList | Problem | None:
    """List deliveries

     The last 20 attempts of the webhook to deliver, with how each ended.

    A personal token needs the scopes `account` and `read`.

    Args:
        webhook (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DeliveryList | Problem
    """

    return sync_detailed(
        webhook=webhook,
        client=client,
    ).parsed


async def asyncio_detailed(
    webhook: str,
    *,
    client: AuthenticatedClient,
) -> Response[DeliveryList | Problem]:
    """List deliveries

     The last 20 attempts of the webhook to deliver, with how each ended.

    A personal token needs the scopes `account` and `read`.

    Args:
        webhook (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DeliveryList | Problem]
    """

    kwargs = _get_kwargs(
        webhook=webhook,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    webhook: str,
    *,
    client: AuthenticatedClient,
) -> DeliveryList | Problem | None:
    """List deliveries

     The last 20 attempts of the webhook to deliver, with how each ended.

    A personal token needs the scopes `account` and `read`.

    Args:
        webhook (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DeliveryList | Problem
    """

    return (
        await asyncio_detailed(
            webhook=webhook,
            client=client,
        )
    ).parsed
