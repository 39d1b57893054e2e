from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility

T = TypeVar("T", bound="HaendlerAbilityNamedEventData")


@_attrs_define
class HaendlerAbilityNamedEventData:
    """A player named the ability that is auctioned next and so bid its printed price."""

    ability: HaendlerAbility
    """ A special ability, a red card («Quick Description of Special Abilities»). """
    price: int
    """ The bid. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        ability = self.ability
        price = self.price
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "ability": ability,
            "price": price,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        ability = check_haendler_ability(d.pop("ability"))

        price = d.pop("price")
        seat = d.pop("seat")
        model = cls(
            ability=ability,
            price=price,
            seat=seat,
        )
        model.additional_properties = d
        return model
