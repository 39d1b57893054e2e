from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood
from typing import cast


T = TypeVar("T", bound="HaendlerGoodPurchasedEventData")


@_attrs_define
class HaendlerGoodPurchasedEventData:
    """A player purchased a good.

    Attributes:
        city (str): The city of the warehouse where it lies now.
        good (HaendlerGood): A kind of goods.
        price (int): What it cost.
        seat (int): Who. Example: 0.
    """

    city: str
    good: HaendlerGood
    price: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        city = self.city

        good: str = self.good

        price = self.price

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "city": city,
                "good": good,
                "price": price,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        city = d.pop("city")

        good = check_haendler_good(d.pop("good"))

        price = d.pop("price")

        seat = d.pop("seat")

        haendler_good_purchased_event_data = cls(
            city=city,
            good=good,
            price=price,
            seat=seat,
        )

        haendler_good_purchased_event_data.additional_properties = d
        return haendler_good_purchased_event_data

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
