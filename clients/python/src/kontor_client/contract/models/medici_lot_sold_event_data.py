from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciLotSoldEventData")


@_attrs_define
class MediciLotSoldEventData:
    """The highest bidder paid and stored the lot."""

    buyer: int
    """ Who bought the lot. """
    cards: list[MediciCard]
    """ The cards of the lot. """
    price: int
    """ Florins paid. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        buyer = self.buyer
        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        price = self.price
        json: dict[str, Any] = {
            **self.additional_properties,
            "buyer": buyer,
            "cards": cards,
            "price": price,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        buyer = d.pop("buyer")
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = MediciCard.from_dict(cards_item_data)

            cards.append(cards_item)

        price = d.pop("price")
        model = cls(
            buyer=buyer,
            cards=cards,
            price=price,
        )
        model.additional_properties = d
        return model


from ..models.medici_card import MediciCard  # noqa: E402
