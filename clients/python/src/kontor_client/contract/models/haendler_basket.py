from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="HaendlerBasket")


@_attrs_define
class HaendlerBasket:
    """Goods that somebody wants to load or sell.

    Attributes:
        cloth (int): Tuche.
        food (int): Nahrung.
        iron (int): Eisen.
        salt (int): Salz.
        silk (int): Seide.
        wine (int): Wein.
    """

    cloth: int
    food: int
    iron: int
    salt: int
    silk: int
    wine: int

    def to_dict(self) -> dict[str, Any]:
        cloth = self.cloth

        food = self.food

        iron = self.iron

        salt = self.salt

        silk = self.silk

        wine = self.wine

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "cloth": cloth,
                "food": food,
                "iron": iron,
                "salt": salt,
                "silk": silk,
                "wine": wine,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cloth = d.pop("cloth")

        food = d.pop("food")

        iron = d.pop("iron")

        salt = d.pop("salt")

        silk = d.pop("silk")

        wine = d.pop("wine")

        haendler_basket = cls(
            cloth=cloth,
            food=food,
            iron=iron,
            salt=salt,
            silk=silk,
            wine=wine,
        )

        return haendler_basket
