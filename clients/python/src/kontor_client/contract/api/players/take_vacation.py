from http import HTTPStatus
from typing import Any

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.own_vacation import OwnVacation
from ...models.problem import Problem
from ...models.vacation_request import VacationRequest


def _get_kwargs(
    *,
    body: VacationRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/me/vacation",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> OwnVacation | Problem | None:
    if response.status_code == 200:
        response_200 = OwnVacation.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[OwnVacation | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: VacationRequest,
) -> Response[OwnVacation | Problem]:
    """Take a vacation, or change its end

     It begins now. The clocks of the caller stand until its end at all tables whose clock has
    `vacations`; moves can be made all the same. If the caller is in a vacation, its end changes. Each
    day that has begun counts for the year in which the vacation began.

    A personal token needs the scope `play`.

    Args:
        body (VacationRequest): Until when the caller is away.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OwnVacation | Problem]
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
    body: VacationRequest,
) -> OwnVacation | Problem | None:
    """Take a vacation, or change its end

     It begins now. The clocks of the caller stand until its end at all tables whose clock has
    `vacations`; moves can be made all the same. If the caller is in a vacation, its end changes. Each
    day that has begun counts for the year in which the vacation began.

    A personal token needs the scope `play`.

    Args:
        body (VacationRequest): Until when the caller is away.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OwnVacation | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: VacationRequest,
) -> Response[OwnVacation | Problem]:
    """Take a vacation, or change its end

     It begins now. The clocks of the caller stand until its end at all tables whose clock has
    `vacations`; moves can be made all the same. If the caller is in a vacation, its end changes. Each
    day that has begun counts for the year in which the vacation began.

    A personal token needs the scope `play`.

    Args:
        body (VacationRequest): Until when the caller is away.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OwnVacation | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: VacationRequest,
) -> OwnVacation | Problem | None:
    """Take a vacation, or change its end

     It begins now. The clocks of the caller stand until its end at all tables whose clock has
    `vacations`; moves can be made all the same. If the caller is in a vacation, its end changes. Each
    day that has begun counts for the year in which the vacation began.

    A personal token needs the scope `play`.

    Args:
        body (VacationRequest): Until when the caller is away.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OwnVacation | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
