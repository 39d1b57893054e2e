from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DueDecision")


@_attrs_define
class DueDecision:
    """A decision that waits for the caller, and where."""

    decision: Decision
    """ Something that a seat is asked. It keeps its id exactly as long as what it allows stays the same.

    Of others' decisions everyone sees who is asked for what; how it can be answered is null. """
    game: str
    """ Id of the game. """
    ruleset: str
    """ Id of its ruleset. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        decision = self.decision.to_dict()
        game = self.game
        ruleset = self.ruleset
        json: dict[str, Any] = {
            **self.additional_properties,
            "decision": decision,
            "game": game,
            "ruleset": ruleset,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        decision = Decision.from_dict(d.pop("decision"))

        game = d.pop("game")
        ruleset = d.pop("ruleset")
        model = cls(
            decision=decision,
            game=game,
            ruleset=ruleset,
        )
        model.additional_properties = d
        return model


from ..models.decision import Decision  # noqa: E402
