from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsLaidOut")


@_attrs_define
class DaleOfMerchantsLaidOut:
    """Cards laid out for help with a stack. They stay in the hand until the stack stands."""

    cards: list[DaleOfMerchantsLaidOutCard]
    """ The cards, with what they are worth in this stack. """
    missing: int
    """ What the stack still lacks. """
    partner: int
    """ The partner, who is asked. """
    seat: int
    """ Who builds. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        missing = self.missing
        partner = self.partner
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
            "missing": missing,
            "partner": partner,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = DaleOfMerchantsLaidOutCard.from_dict(cards_item_data)

            cards.append(cards_item)

        missing = d.pop("missing")
        partner = d.pop("partner")
        seat = d.pop("seat")
        model = cls(
            cards=cards,
            missing=missing,
            partner=partner,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_laid_out_card import DaleOfMerchantsLaidOutCard  # noqa: E402
