from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsOriginDeckTop")


@_attrs_define
class DaleOfMerchantsOriginDeckTop:
    """The top of a deck.

    Attributes:
        seat (int): Whose. Example: 0.
        zone (Literal['deck_top']):
    """

    seat: int
    zone: Literal["deck_top"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        zone = self.zone

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "zone": zone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        zone = cast(Literal["deck_top"], d.pop("zone"))
        if zone != "deck_top":
            raise ValueError(f"zone must match const 'deck_top', got '{zone}'")

        dale_of_merchants_origin_deck_top = cls(
            seat=seat,
            zone=zone,
        )

        dale_of_merchants_origin_deck_top.additional_properties = d
        return dale_of_merchants_origin_deck_top

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
