from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="MediciTurnUpAction")


@_attrs_define
class MediciTurnUpAction:
    """Turn up another card of the deck; it joins the lot."""

    type_: Literal["medici.turn_up"] = "medici.turn_up"

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
        type_ = cast(Literal["medici.turn_up"], d.pop("type"))
        if type_ != "medici.turn_up":
            raise ValueError(f"type must match const 'medici.turn_up', got '{type_}'")
        model = cls(
            type_=type_,
        )
        return model
