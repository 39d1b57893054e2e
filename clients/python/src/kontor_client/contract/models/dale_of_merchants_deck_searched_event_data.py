from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from typing import cast


T = TypeVar("T", bound="DaleOfMerchantsDeckSearchedEventData")


@_attrs_define
class DaleOfMerchantsDeckSearchedEventData:
    """A player searches the own deck.

    Attributes:
        cards (list[DaleOfMerchantsCard] | None): The cards, by set and value; `null` for everybody else.
        seat (int): Who. Example: 0.
    """

    cards: list[DaleOfMerchantsCard] | None
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards: list[str] | None
        if isinstance(self.cards, list):
            cards = []
            for cards_type_0_item_data in self.cards:
                cards_type_0_item: str = cards_type_0_item_data
                cards.append(cards_type_0_item)

        else:
            cards = self.cards

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_cards(data: object) -> list[DaleOfMerchantsCard] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                cards_type_0 = []
                _cards_type_0 = data
                for cards_type_0_item_data in _cards_type_0:
                    cards_type_0_item = check_dale_of_merchants_card(cards_type_0_item_data)

                    cards_type_0.append(cards_type_0_item)

                return cards_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[DaleOfMerchantsCard] | None, data)

        cards = _parse_cards(d.pop("cards"))

        seat = d.pop("seat")

        dale_of_merchants_deck_searched_event_data = cls(
            cards=cards,
            seat=seat,
        )

        dale_of_merchants_deck_searched_event_data.additional_properties = d
        return dale_of_merchants_deck_searched_event_data

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
