from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsExchangeChoice")


@_attrs_define
class DaleOfMerchantsExchangeChoice:
    """Cards are exchanged."""

    cards: list[DaleOfMerchantsHandCard]
    """ The hand. """
    count: int
    """ How many. """
    deck: list[DaleOfMerchantsCard]
    """ The cards of the deck, by set and value. """
    type_: Literal["dale_of_merchants.exchange"] = "dale_of_merchants.exchange"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        count = self.count
        deck = []
        for deck_item_data in self.deck:
            deck_item: str = deck_item_data
            deck.append(deck_item)

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
            "count": count,
            "deck": deck,
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

        count = d.pop("count")
        deck = []
        _deck = d.pop("deck")
        for deck_item_data in _deck:
            deck_item = check_dale_of_merchants_card(deck_item_data)

            deck.append(deck_item)

        type_ = cast(Literal["dale_of_merchants.exchange"], d.pop("type"))
        if type_ != "dale_of_merchants.exchange":
            raise ValueError(f"type must match const 'dale_of_merchants.exchange', got '{type_}'")
        model = cls(
            cards=cards,
            count=count,
            deck=deck,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: E402
