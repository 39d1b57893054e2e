from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsDeckSearchedEventData")


@_attrs_define
class DaleOfMerchantsDeckSearchedEventData:
    """A player searches the own deck."""

    cards: list[DaleOfMerchantsCard] | None
    """ The cards, by set and value; `null` for everybody else. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = self.cards
        if cards is not None and cards is not UNSET:
            cards_type_0 = []
            for cards_type_0_item_data in cards:
                cards_type_0_item: str = cards_type_0_item_data
                cards_type_0.append(cards_type_0_item)

            cards = cards_type_0

        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = d.pop("cards")
        if cards is not None and cards is not UNSET:
            cards_type_0 = []
            _cards_type_0 = cards
            for cards_type_0_item_data in _cards_type_0:
                cards_type_0_item = check_dale_of_merchants_card(cards_type_0_item_data)

                cards_type_0.append(cards_type_0_item)

            cards = cards_type_0

        seat = d.pop("seat")
        model = cls(
            cards=cards,
            seat=seat,
        )
        model.additional_properties = d
        return model
