from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card
from typing import cast


T = TypeVar("T", bound="BasariCardsRevealedEventData")


@_attrs_define
class BasariCardsRevealedEventData:
    """All cards were turned over.

    Attributes:
        cards (list[BasariCard]): The players' cards, by seat.
        order (list[BasariCard]): The actions that were chosen, in the order in which they are settled: those of single
            players, those that two trade
            for, and what lapses.
    """

    cards: list[BasariCard]
    order: list[BasariCard]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        order = []
        for order_item_data in self.order:
            order_item: str = order_item_data
            order.append(order_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "order": order,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_basari_card(cards_item_data)

            cards.append(cards_item)

        order = []
        _order = d.pop("order")
        for order_item_data in _order:
            order_item = check_basari_card(order_item_data)

            order.append(order_item)

        basari_cards_revealed_event_data = cls(
            cards=cards,
            order=order,
        )

        basari_cards_revealed_event_data.additional_properties = d
        return basari_cards_revealed_event_data

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
