from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsDiscardAction")


@_attrs_define
class DaleOfMerchantsDiscardAction:
    """Inventory action: discard any number of cards."""

    cards: list[int]
    """ Handles of the cards, in the order in which they go to the discard pile. """
    type_: Literal["dale_of_merchants.discard"] = "dale_of_merchants.discard"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = self.cards

        type_ = self.type_
        json: dict[str, Any] = {
            "cards": cards,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = cast(list[int], d.pop("cards"))

        type_ = cast(Literal["dale_of_merchants.discard"], d.pop("type"))
        if type_ != "dale_of_merchants.discard":
            raise ValueError(f"type must match const 'dale_of_merchants.discard', got '{type_}'")
        model = cls(
            cards=cards,
            type_=type_,
        )
        return model
