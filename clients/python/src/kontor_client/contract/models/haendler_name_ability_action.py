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


T = TypeVar("T", bound="HaendlerNameAbilityAction")


@_attrs_define
class HaendlerNameAbilityAction:
    """Name the ability that is auctioned next, and bid its printed price.

    Attributes:
        ability (HaendlerAbility): A special ability, a red card («Quick Description of Special Abilities»).
        type_ (Literal['haendler.name_ability']):
    """

    ability: HaendlerAbility
    type_: Literal["haendler.name_ability"]

    def to_dict(self) -> dict[str, Any]:
        ability: str = self.ability

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ability": ability,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ability = check_haendler_ability(d.pop("ability"))

        type_ = cast(Literal["haendler.name_ability"], d.pop("type"))
        if type_ != "haendler.name_ability":
            raise ValueError(f"type must match const 'haendler.name_ability', got '{type_}'")

        haendler_name_ability_action = cls(
            ability=ability,
            type_=type_,
        )

        return haendler_name_ability_action
