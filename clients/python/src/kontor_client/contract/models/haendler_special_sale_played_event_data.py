from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood
from typing import cast


T = TypeVar("T", bound="HaendlerSpecialSalePlayedEventData")


@_attrs_define
class HaendlerSpecialSalePlayedEventData:
    """A player played Special Sale.

    Attributes:
        city (str): Whose warehouse.
        good (HaendlerGood): A kind of goods.
        proceeds (int): What it brought.
        seat (int): Who. Example: 0.
    """

    city: str
    good: HaendlerGood
    proceeds: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        city = self.city

        good: str = self.good

        proceeds = self.proceeds

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "city": city,
                "good": good,
                "proceeds": proceeds,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        city = d.pop("city")

        good = check_haendler_good(d.pop("good"))

        proceeds = d.pop("proceeds")

        seat = d.pop("seat")

        haendler_special_sale_played_event_data = cls(
            city=city,
            good=good,
            proceeds=proceeds,
            seat=seat,
        )

        haendler_special_sale_played_event_data.additional_properties = d
        return haendler_special_sale_played_event_data

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
