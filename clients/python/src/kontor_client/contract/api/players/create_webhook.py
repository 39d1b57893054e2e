from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.create_webhook_request import CreateWebhookRequest
from ...models.problem import Problem
from ...models.webhook_with_secret import WebhookWithSecret


def _get_kwargs(
    *,
    body: CreateWebhookRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/webhooks",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | WebhookWithSecret | None:
    if response.status_code == 201:
        response_201 = WebhookWithSecret.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | WebhookWithSecret]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateWebhookRequest,
) -> Response[Problem | WebhookWithSecret]:
    """Make a webhook

     The events of `/v1/me/events` are posted to an address from now on, one after the other, by
    [Standard Webhooks](https://www.standardwebhooks.com): signed, at least once, with the same id at
    each attempt. For users and bot accounts. The guide says how a receiver checks and answers. A token
    needs the scope `read` as well, and `play` if the webhook answers.

    A personal token needs the scope `account`.

    Args:
        body (CreateWebhookRequest): A webhook to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | WebhookWithSecret]
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
    body: CreateWebhookRequest,
) -> Problem | WebhookWithSecret | None:
    """Make a webhook

     The events of `/v1/me/events` are posted to an address from now on, one after the other, by
    [Standard Webhooks](https://www.standardwebhooks.com): signed, at least once, with the same id at
    each attempt. For users and bot accounts. The guide says how a receiver checks and answers. A token
    needs the scope `read` as well, and `play` if the webhook answers.

    A personal token needs the scope `account`.

    Args:
        body (CreateWebhookRequest): A webhook to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | WebhookWithSecret
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateWebhookRequest,
) -> Response[Problem | WebhookWithSecret]:
    """Make a webhook

     The events of `/v1/me/events` are posted to an address from now on, one after the other, by
    [Standard Webhooks](https://www.standardwebhooks.com): signed, at least once, with the same id at
    each attempt. For users and bot accounts. The guide says how a receiver checks and answers. A token
    needs the scope `read` as well, and `play` if the webhook answers.

    A personal token needs the scope `account`.

    Args:
        body (CreateWebhookRequest): A webhook to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | WebhookWithSecret]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreateWebhookRequest,
) -> Problem | WebhookWithSecret | None:
    """Make a webhook

     The events of `/v1/me/events` are posted to an address from now on, one after the other, by
    [Standard Webhooks](https://www.standardwebhooks.com): signed, at least once, with the same id at
    each attempt. For users and bot accounts. The guide says how a receiver checks and answers. A token
    needs the scope `read` as well, and `play` if the webhook answers.

    A personal token needs the scope `account`.

    Args:
        body (CreateWebhookRequest): A webhook to be made.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | WebhookWithSecret
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
