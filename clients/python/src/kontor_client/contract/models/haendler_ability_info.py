from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility

T = TypeVar("T", bound="HaendlerAbilityInfo")


@_attrs_define
class HaendlerAbilityInfo:
    """An ability card."""

    id: HaendlerAbility
    """ A special ability, a red card («Quick Description of Special Abilities»). """
    names: HaendlerNames
    """ What something is called on the cards and in the rulebooks. """
    phase: int
    """ The phase in which it is used. """
    price: int
    """ The printed price, with which an auction begins. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        id = self.id
        names = self.names.to_dict()
        phase = self.phase
        price = self.price
        json: dict[str, Any] = {
            **self.additional_properties,
            "id": id,
            "names": names,
            "phase": phase,
            "price": price,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        id = check_haendler_ability(d.pop("id"))

        names = HaendlerNames.from_dict(d.pop("names"))

        phase = d.pop("phase")
        price = d.pop("price")
        model = cls(
            id=id,
            names=names,
            phase=phase,
            price=price,
        )
        model.additional_properties = d
        return model


from ..models.haendler_names import HaendlerNames  # noqa: E402
