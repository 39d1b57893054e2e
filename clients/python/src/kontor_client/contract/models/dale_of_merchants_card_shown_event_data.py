from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from ..models.dale_of_merchants_shown_for import check_dale_of_merchants_shown_for
from ..models.dale_of_merchants_shown_for import DaleOfMerchantsShownFor

T = TypeVar("T", bound="DaleOfMerchantsCardShownEventData")


@_attrs_define
class DaleOfMerchantsCardShownEventData:
    """A card of a hand was shown and stays there."""

    card: DaleOfMerchantsCard
    """ A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a deck is shown to who searches
    it. """
    seat: int
    """ Whose. """
    shown_for: DaleOfMerchantsShownFor
    """ Why a card of a hand was shown. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        seat = self.seat
        shown_for = self.shown_for
        json: dict[str, Any] = {
            **self.additional_properties,
            "card": card,
            "seat": seat,
            "shown_for": shown_for,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = check_dale_of_merchants_card(d.pop("card"))

        seat = d.pop("seat")
        shown_for = check_dale_of_merchants_shown_for(d.pop("shown_for"))

        model = cls(
            card=card,
            seat=seat,
            shown_for=shown_for,
        )
        model.additional_properties = d
        return model
