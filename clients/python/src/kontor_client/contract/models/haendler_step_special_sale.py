from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerStepSpecialSale")


@_attrs_define
class HaendlerStepSpecialSale:
    """Phase 4: a player may play Special Sale."""

    seat: int
    """ Who. """
    type_: Literal["special_sale"] = "special_sale"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        seat = self.seat
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "seat": seat,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        seat = d.pop("seat")
        type_ = cast(Literal["special_sale"], d.pop("type"))
        if type_ != "special_sale":
            raise ValueError(f"type must match const 'special_sale', got '{type_}'")
        model = cls(
            seat=seat,
            type_=type_,
        )
        model.additional_properties = d
        return model
