"""Each answer is read to its end or closed: one that is neither holds its connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import aclosing

import httpx
import pytest
from stubs import EVENT_STREAM, ending, news_frame, problem, stubbed

from kontor_client import Kontor, KontorProblem
from kontor_client.contract.api.games import get_game

HTML = {"Content-Type": "text/html"}


class Line(httpx.SyncByteStream, httpx.AsyncByteStream):
    """A line that stays open after what it brings: a reader who wants more would wait for ever."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.is_closed = False

    def __iter__(self) -> Iterator[bytes]:
        yield self._text.encode()
        raise AssertionError("more was wanted")

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield self._text.encode()
        raise AssertionError("more was wanted")

    def close(self) -> None:
        self.is_closed = True

    async def aclose(self) -> None:
        self.is_closed = True


def client(answers: list[httpx.Response]) -> Kontor:
    """A client that gets these answers."""
    return stubbed(lambda _: answers.pop(0))


def refused(kontor: Kontor) -> None:
    answer = get_game.sync("g_1", client=kontor.api)
    assert answer is not None


async def refused_async(kontor: Kontor) -> None:
    answer = await get_game.asyncio("g_1", client=kontor.api)
    assert answer is not None


@pytest.mark.parametrize("status", [429, 500, 502, 503, 504])
@pytest.mark.parametrize("call", [refused, lambda kontor: asyncio.run(refused_async(kontor))])
def test_an_answer_after_which_the_request_is_repeated_is_closed(status: int, call: Callable[[Kontor], None]) -> None:
    line = Line("<h1>busy")
    answers = [httpx.Response(status, stream=line, headers=HTML), problem(403, "not-your-table")]
    call(client(answers))
    assert answers == []
    assert line.is_closed


def test_a_stream_is_closed_when_its_last_frame_has_come() -> None:
    lines = [Line(ending("finished")), Line(ending("finished"))]
    kontor = client([httpx.Response(200, stream=line, headers=EVENT_STREAM) for line in lines])
    assert list(kontor.follow("g_1")) == []

    async def all_events() -> list[object]:
        return [event async for event in kontor.follow_async("g_1")]

    assert asyncio.run(all_events()) == []
    assert [line.is_closed for line in lines] == [True, True]


def test_a_stream_that_ends_for_now_is_closed_before_the_next_one() -> None:
    def lines() -> list[Line]:
        return [Line(ending("draining")), Line(news_frame(1))]

    def answers(lines: list[Line]) -> list[httpx.Response]:
        return [httpx.Response(200, stream=line, headers=EVENT_STREAM) for line in lines]

    sync, asynchronous = lines(), lines()
    news = client(answers(sync)).news()
    assert next(news).number == 1
    assert [line.is_closed for line in sync] == [True, False]

    async def first() -> int:
        async with aclosing(client(answers(asynchronous)).news_async()) as news:
            return (await anext(news)).number

    assert asyncio.run(first()) == 1
    assert [line.is_closed for line in asynchronous] == [True, True]


def test_a_refusal_in_place_of_a_stream_is_closed() -> None:
    answers = [problem(404, "game-unknown"), problem(404, "game-unknown")]
    kontor = client(list(answers))
    with pytest.raises(KontorProblem):
        next(kontor.follow("g_1"))

    async def first() -> None:
        await anext(kontor.follow_async("g_1"))

    with pytest.raises(KontorProblem):
        asyncio.run(first())
    assert all(answer.is_closed for answer in answers)
