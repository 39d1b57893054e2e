from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.change_webhook_request import ChangeWebhookRequest
from ...models.problem import Problem
from ...models.webhook import Webhook


def _get_kwargs(
    webhook: str,
    *,
    body: ChangeWebhookRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/me/webhooks/{webhook}".format(
            webhook=quote(str(webhook), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Webhook | None:
    if response.status_code == 200:
        response_200 = Webhook.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Webhook]:
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
    body: ChangeWebhookRequest,
) -> Response[Problem | Webhook]:
    """Change a webhook

     Its address, its types, whether answers are played, and whether it delivers at all. A token needs
    the scope `read` as well, and `play` if the webhook answers after the change; with `account` alone
    it switches it off.

    A personal token needs the scope `account`.

    Args:
        webhook (str):
        body (ChangeWebhookRequest): A change of a webhook; what is left out stays as it is.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Webhook]
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
    body: ChangeWebhookRequest,
) -> Problem | Webhook | None:
    """Change a webhook

     Its address, its types, whether answers are played, and whether it delivers at all. A token needs
    the scope `read` as well, and `play` if the webhook answers after the change; with `account` alone
    it switches it off.

    A personal token needs the scope `account`.

    Args:
        webhook (str):
        body (ChangeWebhookRequest): A change of a webhook; what is left out stays as it is.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Webhook
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
    body: ChangeWebhookRequest,
) -> Response[Problem | Webhook]:
    """Change a webhook

     Its address, its types, whether answers are played, and whether it delivers at all. A token needs
    the scope `read` as well, and `play` if the webhook answers after the change; with `account` alone
    it switches it off.

    A personal token needs the scope `account`.

    Args:
        webhook (str):
        body (ChangeWebhookRequest): A change of a webhook; what is left out stays as it is.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Webhook]
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
    body: ChangeWebhookRequest,
) -> Problem | Webhook | None:
    """Change a webhook

     Its address, its types, whether answers are played, and whether it delivers at all. A token needs
    the scope `read` as well, and `play` if the webhook answers after the change; with `account` alone
    it switches it off.

    A personal token needs the scope `account`.

    Args:
        webhook (str):
        body (ChangeWebhookRequest): A change of a webhook; what is left out stays as it is.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Webhook
    """

    return (
        await asyncio_detailed(
            webhook=webhook,
            client=client,
            body=body,
        )
    ).parsed
