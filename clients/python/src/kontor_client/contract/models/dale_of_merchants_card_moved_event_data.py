from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions
from ..types import UNSET

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsCardMovedEventData")


@_attrs_define
class DaleOfMerchantsCardMovedEventData:
    """A card went from one place to another."""

    card: DaleOfMerchantsCard | None
    from_: unions.DaleOfMerchantsOrigin
    """ Where a card comes from, as everybody sees it. """
    to: unions.DaleOfMerchantsGoal
    """ Where a card goes, as everybody sees it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        if card is not None and card is not UNSET:
            card_type_0 = card
            card = card_type_0

        from_ = self.from_.to_dict()

        to = self.to.to_dict()

        json: dict[str, Any] = {
            **self.additional_properties,
            "card": card,
            "from": from_,
            "to": to,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = d.pop("card")
        if card is not None and card is not UNSET:
            card_type_0 = check_dale_of_merchants_card(card)

            card = card_type_0

        from_ = unions.read_dale_of_merchants_origin(d.pop("from"))

        to = unions.read_dale_of_merchants_goal(d.pop("to"))

        model = cls(
            card=card,
            from_=from_,
            to=to,
        )
        model.additional_properties = d
        return model
