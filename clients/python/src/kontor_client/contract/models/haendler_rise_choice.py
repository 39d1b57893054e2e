from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerRiseChoice")


@_attrs_define
class HaendlerRiseChoice:
    """Status may be purchased."""

    cards: int
    """ How many of them by Social Climbing. """
    levels: int
    """ How many levels. """
    price: int
    """ What they cost together. """
    type_: Literal["haendler.rise"] = "haendler.rise"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = self.cards
        levels = self.levels
        price = self.price
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
            "levels": levels,
            "price": price,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = d.pop("cards")
        levels = d.pop("levels")
        price = d.pop("price")
        type_ = cast(Literal["haendler.rise"], d.pop("type"))
        if type_ != "haendler.rise":
            raise ValueError(f"type must match const 'haendler.rise', got '{type_}'")
        model = cls(
            cards=cards,
            levels=levels,
            price=price,
            type_=type_,
        )
        model.additional_properties = d
        return model
