"""What was listed and goes back has no field that this client does not know, in none of its parts: the server refuses others."""

from __future__ import annotations

from typing import Any

import pytest

from kontor_client.contract import unions

PLEDGE = {"type": "no_bid", "wagon": 2}
DEAL = {
    **{"type": "haendler.propose_deal", "seat": 1, "money": 100, "card": None, "pledge": PLEDGE},
    **{"asked_money": 0, "asked_card": None, "asked_pledge": PLEDGE, "first": None},
}
OFFER = {"type": "basari.offer", "gems": {"red": 1, "yellow": 0, "green": 0, "blue": 2}}


def grown(value: Any) -> Any:
    """The same with a new field in each object."""
    if not isinstance(value, dict):
        return value
    return {name: grown(part) for name, part in value.items()} | {"of_tomorrow": {"deep": [1]}}


@pytest.mark.parametrize("action", [DEAL, OFFER, {"type": "medici.pass"}], ids=lambda action: action["type"])
def test_an_action_goes_back_with_the_fields_that_the_client_knows(action: dict[str, Any]) -> None:
    assert unions.read_game_action(grown(action)).to_dict() == action


def test_an_action_of_a_later_release_goes_back_as_it_came() -> None:
    action = {"type": "medici.of_tomorrow", "what": {"deep": [1]}}
    assert unions.read_game_action(action).to_dict() == action


def test_a_part_that_is_only_read_keeps_its_new_fields() -> None:
    assert unions.read_haendler_pledge(grown(PLEDGE)).to_dict() == grown(PLEDGE)
