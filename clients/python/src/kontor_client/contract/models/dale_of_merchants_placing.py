from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="DaleOfMerchantsPlacing")


@_attrs_define
class DaleOfMerchantsPlacing:
    """A player's final place.

    Attributes:
        place (int): Competition rank: after a shared first comes third.
        seat (int): Whose place. Example: 0.
        stacks (int): Stacks in the player's stall. They rank only where the rounds have run out.
    """

    place: int
    seat: int
    stacks: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        place = self.place

        seat = self.seat

        stacks = self.stacks

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "place": place,
                "seat": seat,
                "stacks": stacks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        place = d.pop("place")

        seat = d.pop("seat")

        stacks = d.pop("stacks")

        dale_of_merchants_placing = cls(
            place=place,
            seat=seat,
            stacks=stacks,
        )

        dale_of_merchants_placing.additional_properties = d
        return dale_of_merchants_placing

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
