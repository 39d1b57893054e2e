from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsSwapChoice")


@_attrs_define
class DaleOfMerchantsSwapChoice:
    """Two cards are swapped."""

    cards: list[DaleOfMerchantsHandCard]
    """ The animalfolk cards of the hand. """
    places: list[int]
    """ The places of the discard pile. """
    type_: Literal["dale_of_merchants.swap"] = "dale_of_merchants.swap"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        places = self.places

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
            "places": places,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = DaleOfMerchantsHandCard.from_dict(cards_item_data)

            cards.append(cards_item)

        places = cast(list[int], d.pop("places"))

        type_ = cast(Literal["dale_of_merchants.swap"], d.pop("type"))
        if type_ != "dale_of_merchants.swap":
            raise ValueError(f"type must match const 'dale_of_merchants.swap', got '{type_}'")
        model = cls(
            cards=cards,
            places=places,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: E402
