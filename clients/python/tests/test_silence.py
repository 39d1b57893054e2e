"""Lines that fall silent, and what type checkers know."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing
from itertools import islice
from pathlib import Path

import httpx
from stubs import EVENT_STREAM, SAMPLES, news_frame, stubbed


class Silent(httpx.SyncByteStream, httpx.AsyncByteStream):
    """A line that brings one event, and then nothing for too long."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __iter__(self) -> Iterator[bytes]:
        yield self._text.encode()
        raise httpx.ReadTimeout("nothing came")

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield self._text.encode()
        raise httpx.ReadTimeout("nothing came")


def test_a_silent_stream_is_taken_up_again_behind_the_last_event() -> None:
    begun: list[tuple[str, float]] = []

    def instead(request: httpx.Request) -> httpx.Response:
        begun.append((request.headers["Last-Event-ID"], request.extensions["timeout"]["read"]))
        event = SAMPLES["GameEvent"][0] | {"seq": len(begun)}
        text = f"id: {len(begun)}\ndata: {json.dumps(event)}\n\n"
        return httpx.Response(200, stream=Silent(text), headers=EVENT_STREAM)

    assert [event.seq for event in islice(stubbed(instead).follow("g_1"), 2)] == [1, 2]
    assert begun == [("0", 40.0), ("1", 40.0)]

    async def first_two() -> list[int]:
        async with aclosing(stubbed(instead).follow_async("g_1", idle_s=5.0)) as events:
            return [(await anext(events)).seq, (await anext(events)).seq]

    begun.clear()
    assert asyncio.run(first_two()) == [1, 2]
    assert begun == [("0", 5.0), ("1", 5.0)]


def test_a_silent_feed_of_news_is_taken_up_again_behind_the_last_number() -> None:
    begun: list[tuple[str, float]] = []

    def instead(request: httpx.Request) -> httpx.Response:
        begun.append((request.headers["Last-Event-ID"], request.extensions["timeout"]["read"]))
        return httpx.Response(200, stream=Silent(news_frame(6 + len(begun))), headers=EVENT_STREAM)

    assert [event.number for event in islice(stubbed(instead).news(after=6), 2)] == [7, 8]
    assert begun == [("6", 40.0), ("7", 40.0)]

    async def first_two() -> list[int]:
        async with aclosing(stubbed(instead).news_async(after=6, idle_s=5.0)) as news:
            return [(await anext(news)).number, (await anext(news)).number]

    begun.clear()
    assert asyncio.run(first_two()) == [7, 8]
    assert begun == [("6", 5.0), ("7", 5.0)]


def test_type_checkers_know_which_names_there_are(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    names = {"models": "NoSuchModel", "unions": "NoSuchUnion"}
    program.write_text("".join(f"from kontor_client.contract.{module} import {name}\n" for module, name in names.items()))
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", str(program)], capture_output=True, text=True, check=False, timeout=300
    )
    assert [name for name in names.values() if name in checked.stdout] == [*names.values()]
