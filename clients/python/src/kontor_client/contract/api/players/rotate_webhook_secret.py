from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.problem import Problem
from ...models.webhook_with_secret import WebhookWithSecret


def _get_kwargs(
    webhook: str,
) -> dict[str, Any]:
    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/me/webhooks/{webhook}/secret".format(
            webhook=quote(str(webhook), safe=""),
        ),
    }

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
    webhook: str,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | WebhookWithSecret]:
    """Replace the secret of a webhook

     For a day deliveries are signed with the secret before as well, so that the receiver can take over
    the new one without losing a delivery. A token needs the scope `read` as well, and `play` if the
    webhook answers.

    A personal token needs the scope `account`.

    Args:
        webhook (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | WebhookWithSecret]
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
) -> Problem | WebhookWithSecret | None:
    """Replace the secret of a webhook

     For a day deliveries are signed with the secret before as well, so that the receiver can take over
    the new one without losing a delivery. A token needs the scope `read` as well, and `play` if the
    webhook answers.

    A personal token needs the scope `account`.

    Args:
        webhook (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | WebhookWithSecret
    """

    return sync_detailed(
        webhook=webhook,
        client=client,
    ).parsed


async def asyncio_detailed(
    webhook: str,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | WebhookWithSecret]:
    """Replace the secret of a webhook

     For a day deliveries are signed with the secret before as well, so that the receiver can take over
    the new one without losing a delivery. A token needs the scope `read` as well, and `play` if the
    webhook answers.

    A personal token needs the scope `account`.

    Args:
        webhook (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | WebhookWithSecret]
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
) -> Problem | WebhookWithSecret | None:
    """Replace the secret of a webhook

     For a day deliveries are signed with the secret before as well, so that the receiver can take over
    the new one without losing a delivery. A token needs the scope `read` as well, and `play` if the
    webhook answers.

    A personal token needs the scope `account`.

    Args:
        webhook (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | WebhookWithSecret
    """

    return (
        await asyncio_detailed(
            webhook=webhook,
            client=client,
        )
    ).parsed
