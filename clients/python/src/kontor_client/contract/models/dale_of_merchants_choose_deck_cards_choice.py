from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsChooseDeckCardsChoice")


@_attrs_define
class DaleOfMerchantsChooseDeckCardsChoice:
    """A card of the deck is chosen.

    Attributes:
        by (DaleOfMerchantsCard): A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a
            deck is shown to who searches it.
        deck (list[DaleOfMerchantsCard]): The cards of the deck, by set and value.
        min_ (int): Fewest.
        type_ (Literal['dale_of_merchants.choose_deck_cards']):
    """

    by: DaleOfMerchantsCard
    deck: list[DaleOfMerchantsCard]
    min_: int
    type_: Literal["dale_of_merchants.choose_deck_cards"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        by: str = self.by

        deck = []
        for deck_item_data in self.deck:
            deck_item: str = deck_item_data
            deck.append(deck_item)

        min_ = self.min_

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by": by,
                "deck": deck,
                "min": min_,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
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

        dale_of_merchants_choose_deck_cards_choice = cls(
            by=by,
            deck=deck,
            min_=min_,
            type_=type_,
        )

        dale_of_merchants_choose_deck_cards_choice.additional_properties = d
        return dale_of_merchants_choose_deck_cards_choice

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
