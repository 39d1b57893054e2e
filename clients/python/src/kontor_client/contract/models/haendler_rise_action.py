from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerRiseAction")


@_attrs_define
class HaendlerRiseAction:
    """Purchase status."""

    cards: int
    """ How many of them by Social Climbing. """
    levels: int
    """ How many levels. """
    type_: Literal["haendler.rise"] = "haendler.rise"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = self.cards
        levels = self.levels
        type_ = self.type_
        json: dict[str, Any] = {
            "cards": cards,
            "levels": levels,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = d.pop("cards")
        levels = d.pop("levels")
        type_ = cast(Literal["haendler.rise"], d.pop("type"))
        if type_ != "haendler.rise":
            raise ValueError(f"type must match const 'haendler.rise', got '{type_}'")
        model = cls(
            cards=cards,
            levels=levels,
            type_=type_,
        )
        return model
