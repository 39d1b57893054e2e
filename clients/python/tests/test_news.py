"""What happens at all tables of a player, over one connection."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from itertools import islice

import httpx
import pytest
from conftest import Server
from stubs import AT_ONCE, ending, news_frame, problem, stream, stubbed

from kontor_client import Kontor, KontorProblem, Unknown, or_raise
from kontor_client.contract.api.games import create_game, take_seat
from kontor_client.contract.api.play import list_account_events
from kontor_client.contract.models import AccountEvent, AccountEventPage, CreateGameRequest, SignedIn, TakeSeatRequest


def first(count: int, kontor: Kontor, asynchronous: bool, after: int = 0) -> list[AccountEvent]:
    """The first events of the feed."""
    if not asynchronous:
        return list(islice(kontor.news(after=after), count))

    async def heard() -> list[AccountEvent]:
        async with aclosing(kontor.news_async(after=after)) as news:
            return [await anext(news) for _ in range(count)]

    return asyncio.run(heard())


def test_news_of_all_tables_come_over_one_connection_and_go_on_over_a_restart(server: Server) -> None:
    begun: list[str] = []

    def instead(request: httpx.Request) -> None:
        if request.url.path == "/v1/me/events":
            begun.append(request.headers["Last-Event-ID"])

    ada = stubbed(instead, server.base_url).guest("Ada")
    one, other = new_table(ada), new_table(ada)
    news = ada.news()
    heard = [next(news), next(news)]
    assert [(event.number, event.news.type_) for event in heard] == [(1, "table.created"), (2, "table.created")]
    assert {event.game for event in heard} == {one, other}
    assert begun == ["0"]

    server.restart()
    ben = Kontor(server.base_url).guest("Ben")
    or_raise(take_seat.sync(other, 1, client=ben.api, body=TakeSeatRequest(occupant="me")))
    taken = next(news)
    assert (taken.number, taken.game, taken.news.type_) == (3, other, "table.seat_taken")
    for asynchronous in (False, True):
        assert first(1, ada, asynchronous, after=2) == [taken], "the number holds"


@pytest.mark.parametrize("asynchronous", [False, True])
def test_news_that_break_off_are_taken_up_again_behind_the_last_number(asynchronous: bool, server: Server) -> None:
    begun: list[str] = []

    def instead(request: httpx.Request) -> httpx.Response | None:
        if request.headers.get("Accept") != "text/event-stream":
            return None
        begun.append(request.headers["Last-Event-ID"])
        return stream(news_frame(1) + 'id: 2\ndata: {"number"') if len(begun) == 1 else None

    ada = stubbed(instead, server.base_url).guest("Ada")
    for _ in range(2):
        new_table(ada)
    page = or_raise(list_account_events.sync(client=ada.api))
    assert isinstance(page, AccountEventPage)
    heard = first(2, ada, asynchronous)
    assert [event.number for event in heard] == [1, 2]
    assert heard[1] == page.items[1]
    assert begun == ["0", "1"]


@pytest.mark.parametrize("asynchronous", [False, True])
@pytest.mark.parametrize("reason", ["finished", "deleted", "draining", "seat-changed", "session-over", "of-tomorrow"])
def test_no_reason_ends_news_but_a_session_that_is_over(reason: str, asynchronous: bool) -> None:
    answers = [stream(news_frame(1) + ending(reason)), stream(news_frame(2)), problem(401, "token-invalid")]
    begun: list[str] = []

    def instead(request: httpx.Request) -> httpx.Response:
        begun.append(request.headers["Last-Event-ID"])
        return answers.pop(0)

    with pytest.raises(KontorProblem, match="token-invalid"):
        first(3, stubbed(instead), asynchronous)
    assert begun == ["0", "1", "2"]


def test_news_of_a_session_that_is_ended_elsewhere_end_with_the_problem(server: Server) -> None:
    sessions: list[SignedIn] = []
    ada = Kontor(server.base_url, retry=AT_ONCE, on_session=sessions.append).guest("Ada")
    new_table(ada)
    news = ada.news()
    next(news)
    Kontor(server.base_url, sessions[0]).sign_out()
    with pytest.raises(KontorProblem, match="token-invalid"):
        next(news)


def test_news_of_no_game_and_of_a_type_that_is_not_known_yet_are_told() -> None:
    news = {"type": "of.tomorrow", "what": 1}
    frames = news_frame(1, game=None, ruleset=None, news=news)
    (event,) = first(1, stubbed(lambda _: stream(frames)), asynchronous=False)
    assert event.game is None
    assert isinstance(event.news, Unknown)
    assert event.news.to_dict() == news


def new_table(owner: Kontor) -> str:
    """A table that is one piece of news."""
    return or_raise(create_game.sync(client=owner.api, body=CreateGameRequest(ruleset="medici", seats=3, sit=False))).id
