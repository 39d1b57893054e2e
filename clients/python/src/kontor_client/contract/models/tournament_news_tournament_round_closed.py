from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentNewsTournamentRoundClosed")


@_attrs_define
class TournamentNewsTournamentRoundClosed:
    """All games of a round were counted."""

    round_: int
    """ The round. """
    type_: Literal["tournament.round_closed"] = "tournament.round_closed"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        round_ = self.round_
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "round": round_,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        round_ = d.pop("round")
        type_ = cast(Literal["tournament.round_closed"], d.pop("type"))
        if type_ != "tournament.round_closed":
            raise ValueError(f"type must match const 'tournament.round_closed', got '{type_}'")
        model = cls(
            round_=round_,
            type_=type_,
        )
        model.additional_properties = d
        return model
