from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsEndTurnAction")


@_attrs_define
class DaleOfMerchantsEndTurnAction:
    """Do nothing more in this turn."""

    type_: Literal["dale_of_merchants.end_turn"] = "dale_of_merchants.end_turn"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        type_ = self.type_
        json: dict[str, Any] = {
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        type_ = cast(Literal["dale_of_merchants.end_turn"], d.pop("type"))
        if type_ != "dale_of_merchants.end_turn":
            raise ValueError(f"type must match const 'dale_of_merchants.end_turn', got '{type_}'")
        model = cls(
            type_=type_,
        )
        return model
