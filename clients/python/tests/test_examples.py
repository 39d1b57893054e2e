"""The examples of the documentation, run as they are."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from conftest import PATIENCE_S, Server, first_line
from table import bot_token, finished_game

from kontor_client import Kontor, or_raise
from kontor_client.contract.api.games import create_game, get_game, start_game
from kontor_client.contract.api.tournaments import create_tournament
from kontor_client.contract.models import CreateGameRequest, CreateTournamentRequest, TournamentFormatSwiss

PACKAGE = Path(__file__).parents[1]


def test_the_example_of_the_readme_plays_a_game(server: Server) -> None:
    said = output_of(run("play", server.base_url))
    assert "buys for" in said[0]
    assert said[-1].startswith("number one: [")
    for shown in ("play", "tables"):
        assert (PACKAGE / "examples" / f"{shown}.py").read_text() in (PACKAGE / "README.md").read_text()


def test_bots_play_a_game_that_somebody_follows(server: Server) -> None:
    owner = Kontor(server.base_url).guest("Owner")
    body = CreateGameRequest(ruleset="basari", seats=3, sit=False, visibility="private")
    game = or_raise(create_game.sync(client=owner.api, body=body))
    assert game.invite
    follower = run("follow", server.base_url, game.id, game.invite)
    token = bot_token(server.base_url, "Bot by example")
    bots = []
    for seat in range(3):
        bots.append(run("bot", server.base_url, game.id, game.invite, KONTOR_TOKEN=token if seat == 2 else ""))
        assert first_line(bots[seat]) == f"sits on seat {seat}"
    or_raise(start_game.sync(game.id, client=owner.api))
    for bot in bots:
        assert "is number" in output_of(bot)[-1]
    said = output_of(follower)
    assert "The game begins." in said
    assert said[-1].startswith("It is over: ")
    seats = or_raise(get_game.sync(game.id, client=owner.api)).seats
    names = [(seat.player.kind, seat.player.name) for seat in seats if seat.player]
    assert names == [("guest", "Bot"), ("guest", "Bot"), ("bot", "Bot by example")]


def test_a_bot_plays_at_several_tables_over_one_connection(server: Server) -> None:
    said = output_of(run("tables", server.base_url, "medici", "basari", "medici"))
    assert sorted(line.split(" is over: [(")[0] for line in said) == ["basari", "medici", "medici"]


def test_programs_that_ask_for_a_match_find_each_other_and_play(server: Server) -> None:
    asking = [run("match", server.base_url, "basari", "3") for _ in range(3)]
    for process in asking:
        said = output_of(process)
        assert said[0] == "all are there" or said[0].endswith("of 3 are there")
        assert said[-1].startswith("basari is over: [(")


def test_programs_that_enter_a_tournament_play_it_to_its_end(server: Server) -> None:
    organizer = Kontor(server.base_url).sign_up("Organizer", "correct horse")
    body = CreateTournamentRequest(
        name="Cup",
        ruleset="basari",
        seats=3,
        format_=TournamentFormatSwiss(rounds=2),
        participants_max=3,
        start_when_full=True,
        registration_ends_at=datetime.now(UTC) + timedelta(hours=1),
        round_limit_s=3600,
        turn_limit_s=60,
    )
    cup = or_raise(create_tournament.sync(client=organizer.api, body=body)).id
    names = ["Tom", "Kim", "Lea"]
    token = bot_token(server.base_url, "Lea")
    entering = [run("tournament", server.base_url, cup, name, "correct horse") for name in names[:2]]
    entering.append(run("tournament", server.base_url, cup, KONTOR_TOKEN=token))
    for process in entering:
        entered, *standings = output_of(process)
        assert entered == "enters Cup"
        assert sorted(line.split(". ")[1].split(",")[0] for line in standings) == sorted(names)


def test_a_game_that_is_over_is_looked_at_from_all_sides_and_goes_on_from_its_middle(server: Server) -> None:
    over = finished_game(server.base_url)
    *seen, in_order, imported, goes_on, upgraded = output_of(run("after", server.base_url, over.id, "Eva", "correct horse"))
    assert [line.split(" saw {")[0] for line in seen] == ["seat 0", "seat 1", "seat 2"]
    assert in_order == "the record is in order"
    assert imported.startswith("imported as g_")
    fork = or_raise(get_game.sync(goes_on.removeprefix("goes on as "), client=Kontor(server.base_url).api))
    assert fork.forked_from
    assert fork.forked_from.game == over.id
    assert fork.status == "running"
    assert upgraded == "Eva is a user now"
    assert [seat.bot for seat in fork.seats] == [None, "greedy", "greedy"]


def run(example: str, *arguments: str, **variables: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(PACKAGE / "examples" / f"{example}.py"), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | variables)


def output_of(process: subprocess.Popen[str]) -> list[str]:
    said, _ = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0
    return said.splitlines()
