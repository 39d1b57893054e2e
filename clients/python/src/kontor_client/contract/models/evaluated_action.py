from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions


T = TypeVar("T", bound="EvaluatedAction")


@_attrs_define
class EvaluatedAction:
    """An action as a bot evaluates it. The guide says in which unit each ruleset is evaluated; values compare within one
    reply."""

    action: unions.GameAction
    """ What a player decides, ready to post: one flat union over all rulesets, distinguished by `type`. """
    playouts: int
    """ How often it was played out. The greedy bot plays nothing out, and the search bot gives up the worse half of its
    candidates several times. """
    value: int
    """ How well the seat stands right after it: the mean over some positions that fit what the seat knows. """
    value_played_out: int | None
    """ How well the seat stands after the replies of the others; null if it was not played out. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        action = self.action.to_dict()

        playouts = self.playouts
        value = self.value
        value_played_out = self.value_played_out

        json: dict[str, Any] = {
            **self.additional_properties,
            "action": action,
            "playouts": playouts,
            "value": value,
            "value_played_out": value_played_out,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        action = unions.read_game_action(d.pop("action"))

        playouts = d.pop("playouts")
        value = d.pop("value")
        value_played_out = d.pop("value_played_out")

        model = cls(
            action=action,
            playouts=playouts,
            value=value,
            value_played_out=value_played_out,
        )
        model.additional_properties = d
        return model
