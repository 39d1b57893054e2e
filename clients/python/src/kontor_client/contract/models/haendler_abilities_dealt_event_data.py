from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility
from typing import cast


T = TypeVar("T", bound="HaendlerAbilitiesDealtEventData")


@_attrs_define
class HaendlerAbilitiesDealtEventData:
    """A player was dealt a pair of abilities and paid for it.

    Attributes:
        abilities (list[HaendlerAbility]): The pair.
        price (int): What it cost.
        seat (int): Who. Example: 0.
    """

    abilities: list[HaendlerAbility]
    price: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        abilities = []
        for abilities_item_data in self.abilities:
            abilities_item: str = abilities_item_data
            abilities.append(abilities_item)

        price = self.price

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "abilities": abilities,
                "price": price,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        abilities = []
        _abilities = d.pop("abilities")
        for abilities_item_data in _abilities:
            abilities_item = check_haendler_ability(abilities_item_data)

            abilities.append(abilities_item)

        price = d.pop("price")

        seat = d.pop("seat")

        haendler_abilities_dealt_event_data = cls(
            abilities=abilities,
            price=price,
            seat=seat,
        )

        haendler_abilities_dealt_event_data.additional_properties = d
        return haendler_abilities_dealt_event_data

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
