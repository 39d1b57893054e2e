from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility

T = TypeVar("T", bound="HaendlerAbilitiesDealtEventData")


@_attrs_define
class HaendlerAbilitiesDealtEventData:
    """A player was dealt a pair of abilities and paid for it."""

    abilities: list[HaendlerAbility]
    """ The pair. """
    price: int
    """ What it cost. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        abilities = []
        for abilities_item_data in self.abilities:
            abilities_item: str = abilities_item_data
            abilities.append(abilities_item)

        price = self.price
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "abilities": abilities,
            "price": price,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        abilities = []
        _abilities = d.pop("abilities")
        for abilities_item_data in _abilities:
            abilities_item = check_haendler_ability(abilities_item_data)

            abilities.append(abilities_item)

        price = d.pop("price")
        seat = d.pop("seat")
        model = cls(
            abilities=abilities,
            price=price,
            seat=seat,
        )
        model.additional_properties = d
        return model
