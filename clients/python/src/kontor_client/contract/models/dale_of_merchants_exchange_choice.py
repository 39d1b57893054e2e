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

if TYPE_CHECKING:
    from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard


T = TypeVar("T", bound="DaleOfMerchantsExchangeChoice")


@_attrs_define
class DaleOfMerchantsExchangeChoice:
    """Cards are exchanged.

    Attributes:
        cards (list[DaleOfMerchantsHandCard]): The hand.
        count (int): How many.
        deck (list[DaleOfMerchantsCard]): The cards of the deck, by set and value.
        type_ (Literal['dale_of_merchants.exchange']):
    """

    cards: list[DaleOfMerchantsHandCard]
    count: int
    deck: list[DaleOfMerchantsCard]
    type_: Literal["dale_of_merchants.exchange"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: PLC0415

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

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "count": count,
                "deck": deck,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: PLC0415

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

        dale_of_merchants_exchange_choice = cls(
            cards=cards,
            count=count,
            deck=deck,
            type_=type_,
        )

        dale_of_merchants_exchange_choice.additional_properties = d
        return dale_of_merchants_exchange_choice

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
