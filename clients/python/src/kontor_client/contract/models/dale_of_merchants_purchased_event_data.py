from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsPurchasedEventData")


@_attrs_define
class DaleOfMerchantsPurchasedEventData:
    """A card was purchased."""

    card: DaleOfMerchantsCard
    """ A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a deck is shown to who searches
    it. """
    paid: int
    """ What was paid. """
    price: int
    """ What it cost. """
    seat: int
    """ By whom. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        paid = self.paid
        price = self.price
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "card": card,
            "paid": paid,
            "price": price,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = check_dale_of_merchants_card(d.pop("card"))

        paid = d.pop("paid")
        price = d.pop("price")
        seat = d.pop("seat")
        model = cls(
            card=card,
            paid=paid,
            price=price,
            seat=seat,
        )
        model.additional_properties = d
        return model
