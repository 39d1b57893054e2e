from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility
from typing import cast


T = TypeVar("T", bound="HaendlerAbilityNamedEventData")


@_attrs_define
class HaendlerAbilityNamedEventData:
    """A player named the ability that is auctioned next and so bid its printed price.

    Attributes:
        ability (HaendlerAbility): A special ability, a red card («Quick Description of Special Abilities»).
        price (int): The bid.
        seat (int): Who. Example: 0.
    """

    ability: HaendlerAbility
    price: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ability: str = self.ability

        price = self.price

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ability": ability,
                "price": price,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ability = check_haendler_ability(d.pop("ability"))

        price = d.pop("price")

        seat = d.pop("seat")

        haendler_ability_named_event_data = cls(
            ability=ability,
            price=price,
            seat=seat,
        )

        haendler_ability_named_event_data.additional_properties = d
        return haendler_ability_named_event_data

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
