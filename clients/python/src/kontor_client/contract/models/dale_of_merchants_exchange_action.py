from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsExchangeAction")


@_attrs_define
class DaleOfMerchantsExchangeAction:
    """Exchange cards of the own hand for as many of the own deck."""

    cards: list[int]
    """ Handles of the cards given. """
    places: list[int]
    """ Places of the cards taken, in the list of the choice. """
    type_: Literal["dale_of_merchants.exchange"] = "dale_of_merchants.exchange"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = self.cards

        places = self.places

        type_ = self.type_
        json: dict[str, Any] = {
            "cards": cards,
            "places": places,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = cast(list[int], d.pop("cards"))

        places = cast(list[int], d.pop("places"))

        type_ = cast(Literal["dale_of_merchants.exchange"], d.pop("type"))
        if type_ != "dale_of_merchants.exchange":
            raise ValueError(f"type must match const 'dale_of_merchants.exchange', got '{type_}'")
        model = cls(
            cards=cards,
            places=places,
            type_=type_,
        )
        return model
