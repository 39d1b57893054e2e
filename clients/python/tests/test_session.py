"""Sessions, retries and streams, each with the failures that they handle."""

from __future__ import annotations

import asyncio
import json
from contextlib import aclosing
from datetime import UTC, datetime, timedelta

import httpx
import pytest
from attrs import evolve
from conftest import Server
from stubs import AT_ONCE, ending, problem, stream, stubbed
from table import start_table

from kontor_client import Kontor, KontorProblem, Retry, UnexpectedAnswer, or_raise
from kontor_client.contract.api.games import create_game, delete_game, get_game, list_games, resign_game, take_seat
from kontor_client.contract.api.play import play_action
from kontor_client.contract.api.players import create_recovery_codes, get_me
from kontor_client.contract.models import (
    ActionRequest,
    CreateGameRequest,
    CreateRecoveryCodesRequest,
    Game,
    Player,
    Problem,
    Ruleset,
    SignedIn,
    TakeSeatRequest,
)


def test_an_access_token_that_has_expired_is_renewed_and_the_call_is_sent_again(server: Server) -> None:
    sessions: list[SignedIn] = []
    expired = False

    def instead(request: httpx.Request) -> httpx.Response | None:
        nonlocal expired
        expired = expired and not request.url.path.endswith("/refresh")
        return problem(401, "token-expired") if expired else None

    ada = stubbed(instead, server.base_url, on_session=sessions.append).guest("Ada")
    expired = True
    assert or_raise(get_me.sync(client=ada.api)).name == "Ada"
    expired = True
    assert or_raise(asyncio.run(get_me.asyncio(client=ada.api))).name == "Ada"
    assert len(sessions) == 3, "the session of the sign-in, and two renewals"


def test_a_session_that_was_kept_is_gone_on_with_and_renewed_before_it_expires(server: Server) -> None:
    sessions: list[SignedIn] = []
    Kontor(server.base_url, on_session=sessions.append).guest("Ben")
    again = Kontor(server.base_url, expiring(sessions[0]), on_session=sessions.append)
    assert or_raise(get_me.sync(client=again.api)).name == "Ben"
    assert len(sessions) == 2


def test_a_session_that_has_ended_is_refused_in_use_and_in_renewal(server: Server) -> None:
    sessions: list[SignedIn] = []
    cleo = Kontor(server.base_url, on_session=sessions.append).guest("Cleo")
    cleo.sign_out()
    assert code_of(get_me.sync(client=Kontor(server.base_url, sessions[0]).api)) == "token-invalid"
    with pytest.raises(KontorProblem) as raised:
        get_me.sync(client=Kontor(server.base_url, expiring(sessions[0])).api)
    assert raised.value.problem.code == "refresh-invalid"


def test_a_user_signs_up_in_and_out(server: Server) -> None:
    Kontor(server.base_url).sign_up("Grace", "correct horse")
    grace = Kontor(server.base_url).sign_in("Grace", "correct horse")
    assert grace.player
    assert grace.player.kind == "user"
    grace.sign_out()
    assert grace.player is None
    with pytest.raises(KontorProblem) as raised:
        Kontor(server.base_url).sign_in("Grace", "wrong")
    assert raised.value.problem.code == "credentials-invalid"


def test_a_user_without_the_password_comes_back_with_a_recovery_code(server: Server) -> None:
    grace = Kontor(server.base_url).sign_up("Grace Hopper", "correct horse")
    made = or_raise(create_recovery_codes.sync(client=grace.api, body=CreateRecoveryCodesRequest(password="correct horse")))
    back = Kontor(server.base_url).recover("Grace Hopper", made.codes[0], "battery staple")
    assert back.player == grace.player
    assert code_of(get_me.sync(client=grace.api)) == "token-invalid"

    async def everything() -> None:
        other = await Kontor(server.base_url).recover_async("Grace Hopper", made.codes[1], "another one")
        assert or_raise(await get_me.asyncio(client=other.api)).name == "Grace Hopper"

    asyncio.run(everything())
    with pytest.raises(KontorProblem) as raised:
        Kontor(server.base_url).recover("Grace Hopper", made.codes[0], "once more")
    assert raised.value.problem.code == "recovery-invalid"


def test_a_user_signs_up_in_and_out_where_nothing_may_block(server: Server) -> None:
    async def everything() -> None:
        await Kontor(server.base_url).sign_up_async("Alan", "correct horse")
        alan = await Kontor(server.base_url).sign_in_async("Alan", "correct horse")
        assert or_raise(await get_me.asyncio(client=alan.api)).name == "Alan"
        await alan.sign_out_async()
        assert alan.player is None
        assert (await alan.guest_async("Dora")).player

    asyncio.run(everything())


@pytest.mark.parametrize("asynchronous", [False, True])
def test_a_guest_becomes_a_user_in_a_session_that_goes_on(asynchronous: bool, server: Server) -> None:
    name = f"Ida {asynchronous}"
    sessions: list[SignedIn] = []
    ida = Kontor(server.base_url, on_session=sessions.append).guest()
    guest = ida.player
    if asynchronous:
        asyncio.run(ida.upgrade_async(name, "correct horse"))
    else:
        ida.upgrade(name, "correct horse")
    assert guest
    assert ida.player == Player(id=guest.id, kind="user", name=name)
    assert sessions[-1].player == ida.player, "what is kept knows it too"
    with pytest.raises(KontorProblem) as raised:
        ida.upgrade("Ada", "correct horse")
    assert raised.value.problem.code == "already-user"

    server.restart()
    again = Kontor(server.base_url, expiring(sessions[-1]))
    assert or_raise(get_me.sync(client=again.api)) == ida.player
    assert again.player == ida.player, "renewed, and still the user"
    assert Kontor(server.base_url).sign_in(name, "correct horse").player == ida.player


def test_a_move_whose_reply_was_lost_is_sent_again_under_its_key_and_counts_once(server: Server, medici: Ruleset) -> None:
    lost: list[str] = []

    def instead(request: httpx.Request) -> httpx.Response | None:
        if not request.url.path.endswith("/actions") or len(lost) == 2:
            return None
        with httpx.HTTPTransport() as transport:
            transport.handle_request(request).read()
        lost.append(request.headers["Idempotency-Key"])
        raise httpx.ReadError("the reply was lost")

    table = start_table(lambda: stubbed(instead, server.base_url), medici, 3)
    player, due = table.dues()[0]
    body = ActionRequest(decision=due.decision.id, action=(due.decision.actions or [])[0])
    played = or_raise(play_action.sync(table.game, client=player.api, body=body, idempotency_key="one"))
    assert lost == ["one", "one"]
    assert or_raise(get_game.sync(table.game, client=player.api)).seq == played.seq, "nothing happened but this move"


def test_a_table_whose_reply_was_lost_is_made_once_though_nobody_named_a_key(server: Server) -> None:
    made: list[str] = []

    def instead(request: httpx.Request) -> httpx.Response | None:
        if request.method != "POST" or request.url.path != "/v1/games" or made:
            return None
        with httpx.HTTPTransport() as transport:
            made.append(json.loads(transport.handle_request(request).read())["id"])
        raise httpx.ReadError("the reply was lost")

    ada = stubbed(instead, server.base_url).guest("Ada")
    game = or_raise(create_game.sync(client=ada.api, body=CreateGameRequest(ruleset="medici", seats=3)))
    assert [game.id] == made


@pytest.mark.parametrize("asynchronous", [False, True])
def test_what_passes_is_waited_out_and_what_does_not_is_told_at_once(asynchronous: bool) -> None:
    passing = [
        problem(503, "busy", {"Retry-After": "0"}),
        problem(429, "rate-limited"),
        problem(500, "internal"),
        httpx.Response(502, text="?"),
    ]
    answers = [*passing, problem(403, "not-your-table")]
    client = stubbed(lambda _: answers.pop(0)).api
    answer = asyncio.run(list_games.asyncio(client=client)) if asynchronous else list_games.sync(client=client)
    assert code_of(answer) == "not-your-table"
    assert answers == []


def test_as_long_as_retry_after_asks_is_waited_and_no_longer_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("kontor_client.retry.time.sleep", pauses.append)
    answers = [
        problem(503, "busy", {"Retry-After": "7"}),
        problem(503, "busy", {"Retry-After": "Fri, 31 Jan 2026 12:00:00 GMT"}),
        problem(429, "rate-limited", {"Retry-After": "16"}),
    ]
    client = stubbed(lambda _: answers.pop(0), retry=Retry(longest_pause_s=15)).api
    assert code_of(list_games.sync(client=client)) == "rate-limited"
    assert pauses[0] == 7
    assert 0.2 <= pauses[1] <= 0.4
    assert len(pauses) == 2


def test_a_client_gives_up_after_its_tries() -> None:
    asked = 0

    def instead(_: httpx.Request) -> httpx.Response:
        nonlocal asked
        asked += 1
        raise httpx.ConnectError("no server there")

    with pytest.raises(httpx.ConnectError):
        list_games.sync(client=stubbed(instead, retry=Retry(tries=3, first_pause_s=0.001)).api)
    assert asked == 3


def test_a_stream_that_breaks_is_taken_up_again_behind_the_last_event(server: Server, medici: Ruleset) -> None:
    game = start_table(lambda: Kontor(server.base_url), medici, 3).game
    begun: list[str] = []

    def instead(request: httpx.Request) -> httpx.Response | None:
        begun.append(request.headers["Last-Event-ID"])
        if len(begun) > 1:
            return None
        first = httpx.get(f"{server.base_url}/v1/games/{game}/events?limit=1").json()["items"][0]
        broken = f'id: 1\ndata: {json.dumps(first)}\n\nid: 2\ndata: {{"seq"'
        return stream(broken)

    heard = []
    for event in stubbed(instead, server.base_url).follow(game):
        heard.append(event.seq)
        if event.type_ == "table.started":
            break
    assert heard == list(range(1, len(heard) + 1))
    assert begun == ["0", "1"]

    async def first_two() -> list[int]:
        async with aclosing(stubbed(instead, server.base_url).follow_async(game)) as events:
            return [(await anext(events)).seq, (await anext(events)).seq]

    begun.clear()
    assert asyncio.run(first_two()) == [1, 2]


def test_a_stream_goes_on_over_a_restart_of_the_server_and_ends_with_the_table(server: Server) -> None:
    ada = Kontor(server.base_url, retry=AT_ONCE).guest("Ada")
    game = new_table(ada)
    events = ada.follow(game.id)
    assert next(events).type_ == "table.created"
    server.restart()
    ben = Kontor(server.base_url).guest("Ben")
    or_raise(take_seat.sync(game.id, 1, client=ben.api, body=TakeSeatRequest(occupant="me")))
    rest = []
    for event in events:
        rest.append(event.type_)
        if event.type_ == "table.seat_taken" and event.data.seat == 1:
            or_raise(delete_game.sync(game.id, client=ada.api))
    assert rest == ["table.seat_taken", "table.seat_taken", "table.deleted"]


@pytest.mark.parametrize("reason", ["finished", "deleted"])
def test_a_stream_is_over_when_nothing_more_will_come(reason: str) -> None:
    begun = 0

    def instead(_: httpx.Request) -> httpx.Response:
        nonlocal begun
        begun += 1
        return stream(ending(reason))

    assert list(stubbed(instead).follow("g_1")) == []
    assert begun == 1


@pytest.mark.parametrize("reason", ["draining", "seat-changed", "session-over", "of-tomorrow"])
def test_a_stream_that_ends_for_now_is_begun_anew(reason: str) -> None:
    answers = [stream(ending(reason)), problem(404, "game-unknown")]
    with pytest.raises(KontorProblem) as raised:
        list(stubbed(lambda _: answers.pop(0)).follow("g_1"))
    assert raised.value.problem.code == "game-unknown"


def test_a_stream_that_ends_for_now_is_begun_anew_when_the_server_says() -> None:
    answers = [stream("retry: 1\n" + ending("draining")), problem(404, "game-unknown")]
    with pytest.raises(KontorProblem) as raised:
        list(stubbed(lambda _: answers.pop(0), retry=Retry(first_pause_s=1000.0)).follow("g_1"))
    assert raised.value.problem.code == "game-unknown"


def test_what_is_no_stream_is_not_followed() -> None:
    with pytest.raises(UnexpectedAnswer, match="answered 200: <h1>Sign in"):
        list(stubbed(lambda _: httpx.Response(200, html="<h1>Sign in to the network</h1>")).follow("g_1"))


def test_who_resigns_follows_on_as_a_spectator(server: Server, medici: Ruleset) -> None:
    table = start_table(lambda: Kontor(server.base_url, retry=AT_ONCE), medici, 3)
    (leaver, *_) = table.players
    for event in leaver.follow(table.game):
        if event.type_ == "table.started":
            or_raise(resign_game.sync(table.game, client=leaver.api))
        if event.type_ == "table.resigned":
            break
    else:
        pytest.fail("the stream ended before the resignation was told")


def new_table(owner: Kontor) -> Game:
    return or_raise(create_game.sync(client=owner.api, body=CreateGameRequest(ruleset="medici", seats=3)))


def expiring(session: SignedIn) -> SignedIn:
    return evolve(session, expires_at=datetime.now(UTC) + timedelta(seconds=1))


def code_of(answer: object) -> str:
    assert isinstance(answer, Problem)
    return answer.code
