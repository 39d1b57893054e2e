from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from ..models.dale_of_merchants_until import check_dale_of_merchants_until
from ..models.dale_of_merchants_until import DaleOfMerchantsUntil

T = TypeVar("T", bound="DaleOfMerchantsTechniqueScheduledEventData")


@_attrs_define
class DaleOfMerchantsTechniqueScheduledEventData:
    """A technique came due, or stays on the schedule."""

    card: DaleOfMerchantsCard
    """ A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a deck is shown to who searches
    it. """
    place: int
    """ Its place on the schedule. """
    seat: int
    """ Whose. """
    until: DaleOfMerchantsUntil
    """ How long a technique stays on the schedule. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        place = self.place
        seat = self.seat
        until = self.until
        json: dict[str, Any] = {
            **self.additional_properties,
            "card": card,
            "place": place,
            "seat": seat,
            "until": until,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = check_dale_of_merchants_card(d.pop("card"))

        place = d.pop("place")
        seat = d.pop("seat")
        until = check_dale_of_merchants_until(d.pop("until"))

        model = cls(
            card=card,
            place=place,
            seat=seat,
            until=until,
        )
        model.additional_properties = d
        return model
