from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsChooseDeckCardsChoice")


@_attrs_define
class DaleOfMerchantsChooseDeckCardsChoice:
    """A card of the deck is chosen."""

    by: DaleOfMerchantsCard
    """ A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a deck is shown to who searches
    it. """
    deck: list[DaleOfMerchantsCard]
    """ The cards of the deck, by set and value. """
    min_: int
    """ Fewest. """
    type_: Literal["dale_of_merchants.choose_deck_cards"] = "dale_of_merchants.choose_deck_cards"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        by = self.by
        deck = []
        for deck_item_data in self.deck:
            deck_item: str = deck_item_data
            deck.append(deck_item)

        min_ = self.min_
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "by": by,
            "deck": deck,
            "min": min_,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        by = check_dale_of_merchants_card(d.pop("by"))

        deck = []
        _deck = d.pop("deck")
        for deck_item_data in _deck:
            deck_item = check_dale_of_merchants_card(deck_item_data)

            deck.append(deck_item)

        min_ = d.pop("min")
        type_ = cast(Literal["dale_of_merchants.choose_deck_cards"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_deck_cards":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_deck_cards', got '{type_}'")
        model = cls(
            by=by,
            deck=deck,
            min_=min_,
            type_=type_,
        )
        model.additional_properties = d
        return model
