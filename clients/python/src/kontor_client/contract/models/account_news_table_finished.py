from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="AccountNewsTableFinished")


@_attrs_define
class AccountNewsTableFinished:
    """The game is over."""

    outcome: GameOutcome
    """ How a game ended. """
    type_: Literal["table.finished"] = "table.finished"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        outcome = self.outcome.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "outcome": outcome,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        outcome = GameOutcome.from_dict(d.pop("outcome"))

        type_ = cast(Literal["table.finished"], d.pop("type"))
        if type_ != "table.finished":
            raise ValueError(f"type must match const 'table.finished', got '{type_}'")
        model = cls(
            outcome=outcome,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.game_outcome import GameOutcome  # noqa: E402
