from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.decision import Decision


T = TypeVar("T", bound="DueDecision")


@_attrs_define
class DueDecision:
    """A decision that waits for the caller, and where.

    Attributes:
        decision (Decision): Something that a seat is asked. It keeps its id exactly as long as what it allows stays the
            same.

            Of others' decisions everyone sees who is asked for what; how it can be answered is null.
        game (str): Id of the game.
        ruleset (str): Id of its ruleset. Example: medici.
    """

    decision: Decision
    game: str
    ruleset: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.decision import Decision  # noqa: PLC0415

        decision = self.decision.to_dict()

        game = self.game

        ruleset = self.ruleset

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "decision": decision,
                "game": game,
                "ruleset": ruleset,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.decision import Decision  # noqa: PLC0415

        d = dict(src_dict)
        decision = Decision.from_dict(d.pop("decision"))

        game = d.pop("game")

        ruleset = d.pop("ruleset")

        due_decision = cls(
            decision=decision,
            game=game,
            ruleset=ruleset,
        )

        due_decision.additional_properties = d
        return due_decision

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
