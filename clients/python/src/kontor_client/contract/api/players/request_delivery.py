from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.asked_delivery import AskedDelivery
from ...models.problem import Problem
from ...models.redelivery_request import RedeliveryRequest


def _get_kwargs(
    webhook: str,
    *,
    body: RedeliveryRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/webhooks/{webhook}/deliveries".format(
            webhook=quote(str(webhook), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> AskedDelivery | Problem | None:
    if response.status_code == 202:
        response_202 = AskedDelivery.from_dict(response.json())

        return response_202

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[AskedDelivery | Problem]:
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
    body: RedeliveryRequest,
) -> Response[AskedDelivery | Problem]:
    """Deliver once more

     Delivers an event again, with the id that it had, or a test. One attempt is made, soon, also where
    the webhook is disabled. To deliver an event a token needs the scope `read` as well, and `play` if
    the webhook answers.

    A personal token needs the scope `account`.

    Args:
        webhook (str):
        body (RedeliveryRequest): An event to be delivered once more.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AskedDelivery | Problem]
    """

    kwargs = _get_kwargs(
        webhook=webhook,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    webhook: str,
    *,
    client: AuthenticatedClient,
    body: RedeliveryRequest,
) -> AskedDelivery | Problem | None:
    """Deliver once more

     Delivers an event again, with the id that it had, or a test. One attempt is made, soon, also where
    the webhook is disabled. To deliver an event a token needs the scope `read` as well, and `play` if
    the webhook answers.

    A personal token needs the scope `account`.

    Args:
        webhook (str):
        body (RedeliveryRequest): An event to be delivered once more.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AskedDelivery | Problem
    """

    return sync_detailed(
        webhook=webhook,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    webhook: str,
    *,
    client: AuthenticatedClient,
    body: RedeliveryRequest,
) -> Response[AskedDelivery | Problem]:
    """Deliver once more

     Delivers an event again, with the id that it had, or a test. One attempt is made, soon, also where
    the webhook is disabled. To deliver an event a token needs the scope `read` as well, and `play` if
    the webhook answers.

    A personal token needs the scope `account`.

    Args:
        webhook (str):
        body (RedeliveryRequest): An event to be delivered once more.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AskedDelivery | Problem]
    """

    kwargs = _get_kwargs(
        webhook=webhook,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    webhook: str,
    *,
    client: AuthenticatedClient,
    body: RedeliveryRequest,
) -> AskedDelivery | Problem | None:
    """Deliver once more

     Delivers an event again, with the id that it had, or a test. One attempt is made, soon, also where
    the webhook is disabled. To deliver an event a token needs the scope `read` as well, and `play` if
    the webhook answers.

    A personal token needs the scope `account`.

    Args:
        webhook (str):
        body (RedeliveryRequest): An event to be delivered once more.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AskedDelivery | Problem
    """

    return (
        await asyncio_detailed(
            webhook=webhook,
            client=client,
            body=body,
        )
    ).parsed
