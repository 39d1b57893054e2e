from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


from ..models.haendler_ability import check_haendler_ability
from ..models.haendler_ability import HaendlerAbility

T = TypeVar("T", bound="HaendlerNameAbilityAction")


@_attrs_define
class HaendlerNameAbilityAction:
    """Name the ability that is auctioned next, and bid its printed price."""

    ability: HaendlerAbility
    """ A special ability, a red card («Quick Description of Special Abilities»). """
    type_: Literal["haendler.name_ability"] = "haendler.name_ability"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        ability = self.ability
        type_ = self.type_
        json: dict[str, Any] = {
            "ability": ability,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        ability = check_haendler_ability(d.pop("ability"))

        type_ = cast(Literal["haendler.name_ability"], d.pop("type"))
        if type_ != "haendler.name_ability":
            raise ValueError(f"type must match const 'haendler.name_ability', got '{type_}'")
        model = cls(
            ability=ability,
            type_=type_,
        )
        return model
