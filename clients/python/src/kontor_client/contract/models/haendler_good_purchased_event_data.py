from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood

T = TypeVar("T", bound="HaendlerGoodPurchasedEventData")


@_attrs_define
class HaendlerGoodPurchasedEventData:
    """A player purchased a good."""

    city: str
    """ The city of the warehouse where it lies now. """
    good: HaendlerGood
    """ A kind of goods. """
    price: int
    """ What it cost. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        city = self.city
        good = self.good
        price = self.price
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "city": city,
            "good": good,
            "price": price,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        city = d.pop("city")
        good = check_haendler_good(d.pop("good"))

        price = d.pop("price")
        seat = d.pop("seat")
        model = cls(
            city=city,
            good=good,
            price=price,
            seat=seat,
        )
        model.additional_properties = d
        return model
