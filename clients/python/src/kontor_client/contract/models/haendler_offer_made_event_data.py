from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="HaendlerOfferMadeEventData")


@_attrs_define
class HaendlerOfferMadeEventData:
    """The Loading Master offered a player to load.

    Attributes:
        fee_for_one (int | None): The fee for one good, if that is offered.
        fee_for_two (int | None): The fee for two goods together, if that is offered.
        seat (int): To whom. Example: 0.
    """

    fee_for_one: int | None
    fee_for_two: int | None
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        fee_for_one: int | None
        fee_for_one = self.fee_for_one

        fee_for_two: int | None
        fee_for_two = self.fee_for_two

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "fee_for_one": fee_for_one,
                "fee_for_two": fee_for_two,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_fee_for_one(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fee_for_one = _parse_fee_for_one(d.pop("fee_for_one"))

        def _parse_fee_for_two(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fee_for_two = _parse_fee_for_two(d.pop("fee_for_two"))

        seat = d.pop("seat")

        haendler_offer_made_event_data = cls(
            fee_for_one=fee_for_one,
            fee_for_two=fee_for_two,
            seat=seat,
        )

        haendler_offer_made_event_data.additional_properties = d
        return haendler_offer_made_event_data

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
