from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsSwapAction")


@_attrs_define
class DaleOfMerchantsSwapAction:
    """Swap an animalfolk card of the own hand with a card of the own discard pile."""

    card: int
    """ Handle of the card given. """
    place: int
    """ Place of the card taken, from the bottom. """
    type_: Literal["dale_of_merchants.swap"] = "dale_of_merchants.swap"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        place = self.place
        type_ = self.type_
        json: dict[str, Any] = {
            "card": card,
            "place": place,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = d.pop("card")
        place = d.pop("place")
        type_ = cast(Literal["dale_of_merchants.swap"], d.pop("type"))
        if type_ != "dale_of_merchants.swap":
            raise ValueError(f"type must match const 'dale_of_merchants.swap', got '{type_}'")
        model = cls(
            card=card,
            place=place,
            type_=type_,
        )
        return model
