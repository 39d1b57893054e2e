from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


from ..models.dale_of_merchants_direction import check_dale_of_merchants_direction
from ..models.dale_of_merchants_direction import DaleOfMerchantsDirection

T = TypeVar("T", bound="DaleOfMerchantsChooseDirectionAction")


@_attrs_define
class DaleOfMerchantsChooseDirectionAction:
    """Choose a direction."""

    direction: DaleOfMerchantsDirection
    """ A side of a player. """
    type_: Literal["dale_of_merchants.choose_direction"] = "dale_of_merchants.choose_direction"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        direction = self.direction
        type_ = self.type_
        json: dict[str, Any] = {
            "direction": direction,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        direction = check_dale_of_merchants_direction(d.pop("direction"))

        type_ = cast(Literal["dale_of_merchants.choose_direction"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_direction":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_direction', got '{type_}'")
        model = cls(
            direction=direction,
            type_=type_,
        )
        return model
