from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card

T = TypeVar("T", bound="BasariCardsRevealedEventData")


@_attrs_define
class BasariCardsRevealedEventData:
    """All cards were turned over."""

    cards: list[BasariCard]
    """ The players' cards, by seat. """
    order: list[BasariCard]
    """ The actions that were chosen, in the order in which they are settled: those of single players, those that two trade
    for, and what lapses. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        order = []
        for order_item_data in self.order:
            order_item: str = order_item_data
            order.append(order_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
            "order": order,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
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

        model = cls(
            cards=cards,
            order=order,
        )
        model.additional_properties = d
        return model
