from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsLaidOutCard")


@_attrs_define
class DaleOfMerchantsLaidOutCard:
    """A card laid out for help."""

    card: DaleOfMerchantsCard
    """ A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a deck is shown to who searches
    it. """
    value: int
    """ What it is worth. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        value = self.value
        json: dict[str, Any] = {
            **self.additional_properties,
            "card": card,
            "value": value,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = check_dale_of_merchants_card(d.pop("card"))

        value = d.pop("value")
        model = cls(
            card=card,
            value=value,
        )
        model.additional_properties = d
        return model
