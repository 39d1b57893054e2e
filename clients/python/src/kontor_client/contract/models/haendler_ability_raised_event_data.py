from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerAbilityRaisedEventData")


@_attrs_define
class HaendlerAbilityRaisedEventData:
    """A player bid more for the ability."""

    price: int
    """ The bid. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        price = self.price
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "price": price,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        price = d.pop("price")
        seat = d.pop("seat")
        model = cls(
            price=price,
            seat=seat,
        )
        model.additional_properties = d
        return model
