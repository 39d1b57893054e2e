from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility

T = TypeVar("T", bound="HaendlerNameAbilityChoice")


@_attrs_define
class HaendlerNameAbilityChoice:
    """One of these abilities may be named, for its printed price."""

    abilities: list[HaendlerAbility]
    """ Those that no player owns and this one can pay. """
    type_: Literal["haendler.name_ability"] = "haendler.name_ability"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        abilities = []
        for abilities_item_data in self.abilities:
            abilities_item: str = abilities_item_data
            abilities.append(abilities_item)

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "abilities": abilities,
            "type": type_,
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

        type_ = cast(Literal["haendler.name_ability"], d.pop("type"))
        if type_ != "haendler.name_ability":
            raise ValueError(f"type must match const 'haendler.name_ability', got '{type_}'")
        model = cls(
            abilities=abilities,
            type_=type_,
        )
        model.additional_properties = d
        return model
