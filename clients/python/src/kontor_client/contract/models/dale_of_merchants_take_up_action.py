from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsTakeUpAction")


@_attrs_define
class DaleOfMerchantsTakeUpAction:
    """Resolve or discard a card of the own schedule."""

    place: int
    """ Its place on the schedule. """
    type_: Literal["dale_of_merchants.take_up"] = "dale_of_merchants.take_up"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        place = self.place
        type_ = self.type_
        json: dict[str, Any] = {
            "place": place,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        place = d.pop("place")
        type_ = cast(Literal["dale_of_merchants.take_up"], d.pop("type"))
        if type_ != "dale_of_merchants.take_up":
            raise ValueError(f"type must match const 'dale_of_merchants.take_up', got '{type_}'")
        model = cls(
            place=place,
            type_=type_,
        )
        return model
