from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsChooseDeckCardsAction")


@_attrs_define
class DaleOfMerchantsChooseDeckCardsAction:
    """Choose a card of the own deck, or none."""

    places: list[int]
    """ Its place in the list of the choice. """
    type_: Literal["dale_of_merchants.choose_deck_cards"] = "dale_of_merchants.choose_deck_cards"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        places = self.places

        type_ = self.type_
        json: dict[str, Any] = {
            "places": places,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        places = cast(list[int], d.pop("places"))

        type_ = cast(Literal["dale_of_merchants.choose_deck_cards"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_deck_cards":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_deck_cards', got '{type_}'")
        model = cls(
            places=places,
            type_=type_,
        )
        return model
