from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerStatusPurchasedEventData")


@_attrs_define
class HaendlerStatusPurchasedEventData:
    """A player purchased status."""

    cards: int
    """ How many of them by Social Climbing. """
    levels: int
    """ How many levels. """
    price: int
    """ What they cost together. """
    rank: int
    """ The rank now. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = self.cards
        levels = self.levels
        price = self.price
        rank = self.rank
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
            "levels": levels,
            "price": price,
            "rank": rank,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = d.pop("cards")
        levels = d.pop("levels")
        price = d.pop("price")
        rank = d.pop("rank")
        seat = d.pop("seat")
        model = cls(
            cards=cards,
            levels=levels,
            price=price,
            rank=rank,
            seat=seat,
        )
        model.additional_properties = d
        return model
