from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerBasket")


@_attrs_define
class HaendlerBasket:
    """Goods that a player wants to load or sell."""

    cloth: int
    """ Tuche. """
    food: int
    """ Nahrung. """
    iron: int
    """ Eisen. """
    salt: int
    """ Salz. """
    silk: int
    """ Seide. """
    wine: int
    """ Wein. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cloth = self.cloth
        food = self.food
        iron = self.iron
        salt = self.salt
        silk = self.silk
        wine = self.wine
        json: dict[str, Any] = {
            "cloth": cloth,
            "food": food,
            "iron": iron,
            "salt": salt,
            "silk": silk,
            "wine": wine,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cloth = d.pop("cloth")
        food = d.pop("food")
        iron = d.pop("iron")
        salt = d.pop("salt")
        silk = d.pop("silk")
        wine = d.pop("wine")
        model = cls(
            cloth=cloth,
            food=food,
            iron=iron,
            salt=salt,
            silk=silk,
            wine=wine,
        )
        return model
