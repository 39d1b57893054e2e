from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.app_request import AppRequest
from ...models.own_app import OwnApp
from ...models.problem import Problem


def _get_kwargs(
    app: str,
    *,
    body: AppRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/me/apps/{app}".format(
            app=quote(str(app), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> OwnApp | Problem | None:
    if response.status_code == 200:
        response_200 = OwnApp.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[OwnApp | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    app: str,
    *,
    client: AuthenticatedClient,
    body: AppRequest,
) -> Response[OwnApp | Problem]:
    """Change an app

     All that is said of it is replaced. An app that was switched off is switched on.

    A personal token needs the scope `account`.

    Args:
        app (str):
        body (AppRequest): What a user says of an app.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OwnApp | Problem]
    """

    kwargs = _get_kwargs(
        app=app,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    app: str,
    *,
    client: AuthenticatedClient,
    body: AppRequest,
) -> OwnApp | Problem | None:
    """Change an app

     All that is said of it is replaced. An app that was switched off is switched on.

    A personal token needs the scope `account`.

    Args:
        app (str):
        body (AppRequest): What a user says of an app.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OwnApp | Problem
    """

    return sync_detailed(
        app=app,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    app: str,
    *,
    client: AuthenticatedClient,
    body: AppRequest,
) -> Response[OwnApp | Problem]:
    """Change an app

     All that is said of it is replaced. An app that was switched off is switched on.

    A personal token needs the scope `account`.

    Args:
        app (str):
        body (AppRequest): What a user says of an app.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OwnApp | Problem]
    """

    kwargs = _get_kwargs(
        app=app,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    app: str,
    *,
    client: AuthenticatedClient,
    body: AppRequest,
) -> OwnApp | Problem | None:
    """Change an app

     All that is said of it is replaced. An app that was switched off is switched on.

    A personal token needs the scope `account`.

    Args:
        app (str):
        body (AppRequest): What a user says of an app.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OwnApp | Problem
    """

    return (
        await asyncio_detailed(
            app=app,
            client=client,
            body=body,
        )
    ).parsed
