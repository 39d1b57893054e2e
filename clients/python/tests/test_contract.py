"""What the contract can say, read and written again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from conftest import Server
from stubs import problem, stubbed
from table import finished_game

from kontor_client import GameEvent, Kontor, KontorProblem, Retry, Unknown, or_raise
from kontor_client.contract import models, unions
from kontor_client.contract.api.games import get_game, list_games
from kontor_client.contract.api.play import list_events, play_action
from kontor_client.contract.api.records import get_record, import_record, verify_record
from kontor_client.contract.models import ActionRequest, Problem, TableStartedEvent

SAMPLES: dict[str, list[dict[str, Any]]] = json.loads((Path(__file__).parents[2] / "testdata" / "samples.json").read_text())


@pytest.mark.parametrize("name", SAMPLES)
def test_every_variant_is_read_as_its_model_and_written_as_it_came(name: str) -> None:
    snake = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
    read = getattr(unions, f"read_{snake}", None) or getattr(models, name).from_dict
    for sample in SAMPLES[name]:
        model = read(sample)
        assert type(model).__name__ in models.__all__, sample
        assert as_written(model.to_dict()) == sample
        assert model == read(as_written(model.to_dict()))


def test_events_come_out_of_a_page_and_actions_arrive_as_they_were() -> None:
    page = {"items": SAMPLES["GameEvent"], "last": 9, "next": None}
    client = stubbed(lambda _: httpx.Response(200, json=page)).api
    events = or_raise(list_events.sync("g_1", client=client)).items
    assert [as_written(event.to_dict()) for event in events] == SAMPLES["GameEvent"]

    posted: list[Any] = []

    def take(request: httpx.Request) -> httpx.Response:
        posted.append(json.loads(request.content)["action"])
        return problem(422, "illegal-action")

    for action in SAMPLES["GameAction"]:
        body = ActionRequest(decision="d_1_0", action=unions.read_game_action(action))
        play_action.sync("g_1", client=stubbed(take).api, body=body, idempotency_key="k")
    assert posted == SAMPLES["GameAction"]


def test_an_action_is_made_of_what_it_says_and_knows_its_tag() -> None:
    assert models.MediciBidAction(amount=7).to_dict() == {"type": "medici.bid", "amount": 7}


def test_members_that_are_not_known_yet_come_as_they_are() -> None:
    castled = {"seq": 1, "commit": 1, "at": "2026-01-31T12:00:00Z", "seat": None, "type": "chess.castled", "data": {"side": None}}
    event = unions.read_game_event(castled)
    assert isinstance(event, Unknown)
    assert (event.type_, event.seq, event.data, event.to_dict()) == ("chess.castled", 1, {"side": None}, castled)
    assert not hasattr(event, "loser")


def test_values_of_enumerations_and_fields_that_are_not_known_yet_are_kept() -> None:
    strange = {**SAMPLES["Game"][0], "status": "adjourned", "weather": {"rain": True}}
    game = models.Game.from_dict(strange)
    assert str(game.status) == "adjourned"
    assert game.additional_properties == {"weather": {"rain": True}}
    assert as_written(game.to_dict()) == strange


def test_events_are_told_apart_by_class_and_by_type() -> None:
    def told(event: GameEvent) -> str:
        match event:
            case models.MediciBidMadeEvent(data=bid):
                return f"{bid.seat} bids {bid.amount}"
            case TableStartedEvent():
                return "begun"
        if event.type_ == "medici.passed":
            return f"{event.data.seat} passes"
        return event.type_

    by_type = {event["type"]: told(unions.read_game_event(event)) for event in SAMPLES["GameEvent"]}
    assert by_type["medici.bid_made"] == "0 bids 0"
    assert by_type["medici.passed"] == "0 passes"
    assert (by_type["table.started"], by_type["table.created"]) == ("begun", "table.created")


def test_a_record_goes_back_as_it_came_and_a_fault_in_it_is_placed(server: Server) -> None:
    over = finished_game(server.base_url)
    client = Kontor(server.base_url).guest().api
    raw = httpx.get(f"{server.base_url}/v1/games/{over.id}/record").json()
    record = or_raise(get_record.sync(over.id, client=client))
    assert record.to_dict() == raw
    assert or_raise(verify_record.sync(client=client, body=record)).valid
    record.commits[-1]["events"].pop()
    finding = or_raise(verify_record.sync(client=client, body=record))
    assert finding.divergence
    with pytest.raises(KontorProblem) as raised:
        or_raise(import_record.sync(client=client, body=record))
    assert raised.value.problem.code == "record-diverges"
    assert raised.value.problem.seq == finding.divergence.seq


def test_every_problem_comes_typed_whatever_its_status(problem_kinds: list[tuple[str, int]]) -> None:
    assert len(problem_kinds) > 40
    for code, status in [*problem_kinds, ("of-tomorrow", 418)]:
        answer = problem(status, code)
        client = stubbed(lambda _, answer=answer: answer, retry=Retry(tries=1)).api  # type: ignore[misc]
        with pytest.raises(KontorProblem, match=f"{code}: It was {code}.") as raised:
            or_raise(list_games.sync(client=client))
        assert raised.value.problem == Problem.from_dict(answer.json())


def test_what_is_neither_an_answer_nor_a_problem_says_what_it_is() -> None:
    client = stubbed(lambda _: httpx.Response(404, text="<h1>No such page</h1>")).api
    with pytest.raises(Exception, match="answered 404: <h1>No such page</h1>"):
        or_raise(get_game.sync("g_1", client=client))


def as_written(value: Any) -> Any:
    """JSON with times as the samples write them."""
    return json.loads(json.dumps(value).replace("+00:00", "Z"))
