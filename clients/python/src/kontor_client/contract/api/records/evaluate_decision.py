from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response
from ....problem import problem_in

from ...models.evaluation import Evaluation
from ...models.evaluation_request import EvaluationRequest
from ...models.problem import Problem


def _get_kwargs(
    game: str,
    *,
    body: EvaluationRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/games/{game}/evaluations".format(
            game=quote(str(game), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Evaluation | Problem | None:
    if response.status_code == 200:
        response_200 = Evaluation.from_dict(response.json())

        return response_200

    return problem_in(response.status_code, response.content)


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Evaluation | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    body: EvaluationRequest,
) -> Response[Evaluation | Problem]:
    """Evaluate a decision

     What a bot thinks of a decision: its legal actions with what they are worth to the seat, the best
    first, and the one that it would choose. Only where nothing is secret any more: in a game that is
    over, for everybody who may know of it, and in a sandbox for those who sit there or own it. The bot
    knows what the seat knew at that position, and thinks within the same limits as at a table. The same
    request gives the same answer. What came before a fork is evaluated in the game that it comes from.

    A personal token needs the scope `read`.

    Args:
        game (str):
        body (EvaluationRequest): A decision to evaluate.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Evaluation | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    *,
    client: AuthenticatedClient,
    body: EvaluationRequest,
) -> Evaluation | Problem | None:
    """Evaluate a decision

     What a bot thinks of a decision: its legal actions with what they are worth to the seat, the best
    first, and the one that it would choose. Only where nothing is secret any more: in a game that is
    over, for everybody who may know of it, and in a sandbox for those who sit there or own it. The bot
    knows what the seat knew at that position, and thinks within the same limits as at a table. The same
    request gives the same answer. What came before a fork is evaluated in the game that it comes from.

    A personal token needs the scope `read`.

    Args:
        game (str):
        body (EvaluationRequest): A decision to evaluate.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Evaluation | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    body: EvaluationRequest,
) -> Response[Evaluation | Problem]:
    """Evaluate a decision

     What a bot thinks of a decision: its legal actions with what they are worth to the seat, the best
    first, and the one that it would choose. Only where nothing is secret any more: in a game that is
    over, for everybody who may know of it, and in a sandbox for those who sit there or own it. The bot
    knows what the seat knew at that position, and thinks within the same limits as at a table. The same
    request gives the same answer. What came before a fork is evaluated in the game that it comes from.

    A personal token needs the scope `read`.

    Args:
        game (str):
        body (EvaluationRequest): A decision to evaluate.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Evaluation | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
    body: EvaluationRequest,
) -> Evaluation | Problem | None:
    """Evaluate a decision

     What a bot thinks of a decision: its legal actions with what they are worth to the seat, the best
    first, and the one that it would choose. Only where nothing is secret any more: in a game that is
    over, for everybody who may know of it, and in a sandbox for those who sit there or own it. The bot
    knows what the seat knew at that position, and thinks within the same limits as at a table. The same
    request gives the same answer. What came before a fork is evaluated in the game that it comes from.

    A personal token needs the scope `read`.

    Args:
        game (str):
        body (EvaluationRequest): A decision to evaluate.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Evaluation | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
            body=body,
        )
    ).parsed
