from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.message_report import MessageReport
from ...models.problem import Problem
from ...models.report_request import ReportRequest


def _get_kwargs(
    game: str,
    message: int,
    *,
    body: ReportRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/messages/{message}/reports".format(
            game=quote(str(game), safe=""),
            message=quote(str(message), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> MessageReport | Problem | None:
    if response.status_code == 200:
        response_200 = MessageReport.from_dict(response.json())

        return response_200

    if response.status_code == 201:
        response_201 = MessageReport.from_dict(response.json())

        return response_201

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[MessageReport | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    game: str,
    message: int,
    *,
    client: AuthenticatedClient,
    body: ReportRequest,
) -> Response[MessageReport | Problem]:
    """Report a message

     To the operator of the server, by a player at the table; a player who has left the seat to a stand-
    in can report what was said until then. Whom the caller has blocked or muted does not matter. The
    report keeps the message, and at most 10 messages before and after it, as they are now. No player at
    the table learns of it. A message is reported once by each player: the same request again is
    answered by the report that was made first.

    A personal token needs the scope `play`.

    Args:
        game (str):
        message (int):
        body (ReportRequest): What is wrong with a message.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MessageReport | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        message=message,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    message: int,
    *,
    client: AuthenticatedClient,
    body: ReportRequest,
) -> MessageReport | Problem | None:
    """Report a message

     To the operator of the server, by a player at the table; a player who has left the seat to a stand-
    in can report what was said until then. Whom the caller has blocked or muted does not matter. The
    report keeps the message, and at most 10 messages before and after it, as they are now. No player at
    the table learns of it. A message is reported once by each player: the same request again is
    answered by the report that was made first.

    A personal token needs the scope `play`.

    Args:
        game (str):
        message (int):
        body (ReportRequest): What is wrong with a message.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MessageReport | Problem
    """

    return sync_detailed(
        game=game,
        message=message,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    game: str,
    message: int,
    *,
    client: AuthenticatedClient,
    body: ReportRequest,
) -> Response[MessageReport | Problem]:
    """Report a message

     To the operator of the server, by a player at the table; a player who has left the seat to a stand-
    in can report what was said until then. Whom the caller has blocked or muted does not matter. The
    report keeps the message, and at most 10 messages before and after it, as they are now. No player at
    the table learns of it. A message is reported once by each player: the same request again is
    answered by the report that was made first.

    A personal token needs the scope `play`.

    Args:
        game (str):
        message (int):
        body (ReportRequest): What is wrong with a message.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MessageReport | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        message=message,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    message: int,
    *,
    client: AuthenticatedClient,
    body: ReportRequest,
) -> MessageReport | Problem | None:
    """Report a message

     To the operator of the server, by a player at the table; a player who has left the seat to a stand-
    in can report what was said until then. Whom the caller has blocked or muted does not matter. The
    report keeps the message, and at most 10 messages before and after it, as they are now. No player at
    the table learns of it. A message is reported once by each player: the same request again is
    answered by the report that was made first.

    A personal token needs the scope `play`.

    Args:
        game (str):
        message (int):
        body (ReportRequest): What is wrong with a message.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MessageReport | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            message=message,
            client=client,
            body=body,
        )
    ).parsed
