from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerNameAbilityChoice")


@_attrs_define
class HaendlerNameAbilityChoice:
    """One of these abilities may be named, for its printed price.

    Attributes:
        abilities (list[HaendlerAbility]): Those that nobody owns and the player can pay.
        type_ (Literal['haendler.name_ability']):
    """

    abilities: list[HaendlerAbility]
    type_: Literal["haendler.name_ability"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        abilities = []
        for abilities_item_data in self.abilities:
            abilities_item: str = abilities_item_data
            abilities.append(abilities_item)

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "abilities": abilities,
                "type": type_,
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

        type_ = cast(Literal["haendler.name_ability"], d.pop("type"))
        if type_ != "haendler.name_ability":
            raise ValueError(f"type must match const 'haendler.name_ability', got '{type_}'")

        haendler_name_ability_choice = cls(
            abilities=abilities,
            type_=type_,
        )

        haendler_name_ability_choice.additional_properties = d
        return haendler_name_ability_choice

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
