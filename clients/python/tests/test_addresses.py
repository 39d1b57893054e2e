"""Several servers of one service: whichever answers is used."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, aclosing, contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from stubs import AT_ONCE, SAMPLES, news_frame, problem

from kontor_client import Kontor, KontorProblem, NoServerAnswered, Retry, or_raise
from kontor_client.contract.api.players import create_guest, get_me
from kontor_client.contract.models import CreateGuestRequest

#: What a server writes as its reply, of the headers and the body of a request; the connection ends with it.
Answer = Callable[[Message, bytes], bytes]


@contextmanager
def serving(answer: Answer) -> Iterator[str]:
    """A server on loopback."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.wfile.write(answer(self.headers, body))
            self.close_connection = True

        do_GET = do_POST

        def log_message(self, format: str, *args: object) -> None:
            """Says nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def closed_port() -> str:
    """An address at which nothing listens."""
    with socket.create_server(("127.0.0.1", 0)) as unused:
        return f"http://127.0.0.1:{unused.getsockname()[1]}"


def said(status: int, code: str, *headers: str) -> bytes:
    """A problem as a server writes it."""
    return written(status, "application/problem+json", problem(status, code).content, *headers)


def written(status: int, kind: str, body: bytes, *headers: str) -> bytes:
    head = [f"HTTP/1.1 {status} -", f"Content-Type: {kind}", "Connection: close", *headers]
    return "\r\n".join([*head, "", ""]).encode() + body


def always(reply: bytes) -> AbstractContextManager[str]:
    return serving(lambda headers, body: reply)


def test_where_nobody_listens_the_next_address_is_asked_and_kept() -> None:
    asked: list[tuple[str, str | None, bytes]] = []

    def answer(headers: Message, body: bytes) -> bytes:
        asked.append((headers["Host"], headers["Idempotency-Key"], body))
        return said(409, "name-taken")

    with serving(answer) as alive:
        kontor = Kontor([closed_port(), alive], retry=AT_ONCE)
        for name in ("Ada", "Ben"):
            with pytest.raises(KontorProblem, match="name-taken"):
                kontor.guest(name)
        with pytest.raises(KontorProblem, match="name-taken"):
            asyncio.run(Kontor([closed_port(), alive], retry=AT_ONCE).guest_async("Cleo"))
        assert kontor._addresses.current == 1
    assert [(host, body) for host, _, body in asked] == [
        (alive.removeprefix("http://"), json.dumps({"name": name}, separators=(",", ":")).encode())
        for name in ("Ada", "Ben", "Cleo")
    ]


def test_a_server_that_is_not_ready_or_loses_its_reply_is_passed_over_under_the_same_key() -> None:
    keys: list[str | None] = []

    def noting(reply: bytes) -> Answer:
        def answer(headers: Message, body: bytes) -> bytes:
            keys.append(headers["Idempotency-Key"])
            return reply

        return answer

    slow = Retry(first_pause_s=1e6, longest_pause_s=1e6)
    not_ready = said(503, "store-unavailable", "Retry-After: 5")
    with (
        serving(noting(b"")) as dying,
        serving(noting(not_ready)) as waiting,
        serving(noting(said(403, "not-your-table"))) as alive,
    ):
        answer = create_guest.sync(client=Kontor([dying, waiting, f"{alive}/"], retry=slow).api, body=CreateGuestRequest())
        with pytest.raises(KontorProblem, match="not-your-table"):
            or_raise(answer)
    assert len(keys) == 3
    assert keys[0] is not None
    assert len({*keys}) == 1


def test_a_server_that_dies_within_its_reply_is_passed_over() -> None:
    cut = written(201, "application/json", b'{"id":', "Content-Length: 1000")
    once = Retry(first_pause_s=1e6, longest_pause_s=1e6)
    with always(cut) as dying, always(said(403, "not-your-table")) as alive:
        with pytest.raises(KontorProblem, match="not-your-table"):
            Kontor([dying, alive], retry=once).guest("Ada")
        with pytest.raises(KontorProblem, match="not-your-table"):
            asyncio.run(Kontor([dying, alive], retry=once).guest_async("Ada"))


def test_an_address_may_be_written_in_any_form() -> None:
    away = closed_port().replace("http://127.0.0.1", "HTTP://LocalHost")
    with always(said(403, "not-your-table")) as alive:
        for first in (away, f"{away}/"):
            with pytest.raises(KontorProblem, match="not-your-table"):
                or_raise(get_me.sync(client=Kontor([first, alive], retry=Retry(tries=1)).api))


def test_a_limit_of_requests_is_not_passed_over_to_another_server() -> None:
    replies = [said(429, "rate-limited"), said(403, "not-your-table")]
    with serving(lambda headers, body: replies.pop(0)) as strict:
        kontor = Kontor([strict, closed_port()], retry=AT_ONCE)
        with pytest.raises(KontorProblem, match="not-your-table"):
            or_raise(get_me.sync(client=kontor.api))
        assert kontor._addresses.current == 0
    assert replies == []


def streaming(begun: list[str | None], frames: str, *headers: str) -> Answer:
    """A server that notes behind which item each stream begins."""

    def answer(headers_sent: Message, body: bytes) -> bytes:
        begun.append(headers_sent["Last-Event-ID"])
        return written(200, "text/event-stream", frames.encode(), *headers)

    return answer


#: It announces more than it sends, so that its end is a loss.
CUT = "Content-Length: 1000000"


def test_a_stream_goes_on_at_another_server_behind_the_last_event() -> None:
    begun: list[str | None] = []

    def frame(seq: int) -> str:
        return f"id: {seq}\ndata: {json.dumps(SAMPLES['GameEvent'][0] | {'seq': seq})}\n\n"

    cut = streaming(begun, frame(1) + frame(2), CUT)
    whole = streaming(begun, frame(3) + 'event: end\ndata: {"reason":"finished"}\n\n')
    with serving(cut) as dying, serving(whole) as alive:
        assert [event.seq for event in Kontor([dying, alive], retry=AT_ONCE).follow("g_1")] == [1, 2, 3]

        async def heard() -> list[int]:
            return [event.seq async for event in Kontor([dying, alive], retry=AT_ONCE).follow_async("g_1")]

        assert asyncio.run(heard()) == [1, 2, 3]
    assert begun == ["0", "2", "0", "2"]


def test_news_go_on_at_another_server_behind_the_last_number() -> None:
    begun: list[str | None] = []
    cut = streaming(begun, news_frame(1) + news_frame(2), CUT)
    with serving(cut) as dying, serving(streaming(begun, news_frame(3), CUT)) as alive:
        news = Kontor([dying, alive], retry=AT_ONCE).news()
        assert [next(news).number for _ in range(3)] == [1, 2, 3]

        async def heard() -> list[int]:
            async with aclosing(Kontor([dying, alive], retry=AT_ONCE).news_async()) as news:
                return [(await anext(news)).number for _ in range(3)]

        assert asyncio.run(heard()) == [1, 2, 3]
    assert begun == ["0", "2", "0", "2"]


def test_when_no_server_answers_the_error_names_all_addresses() -> None:
    addresses = [closed_port(), closed_port()]
    with pytest.raises(NoServerAnswered) as raised:
        get_me.sync(client=Kontor(addresses, retry=Retry(tries=3, first_pause_s=0.001)).api)
    assert all(address in str(raised.value) for address in addresses)


@pytest.mark.parametrize("count", [0, 17])
def test_there_is_at_least_one_address_and_a_limit_of_them(count: int) -> None:
    with pytest.raises(ValueError, match="1 to 16 addresses"):
        Kontor(["http://unused"] * count)
