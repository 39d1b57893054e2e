from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from .. import unions
from ...tagged import forget_unknown_fields


T = TypeVar("T", bound="ActionRequest")


@_attrs_define
class ActionRequest:
    """A move."""

    action: unions.GameAction
    """ What a player decides, ready to post: one flat union over all rulesets, distinguished by `type`. """
    decision: str
    """ Id of the decision that it answers. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        action = self.action.to_dict()

        decision = self.decision
        json: dict[str, Any] = {
            "action": action,
            "decision": decision,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        action = unions.read_game_action(d.pop("action"))

        decision = d.pop("decision")
        model = cls(
            action=action,
            decision=decision,
        )
        forget_unknown_fields(model)
        return model
