from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from ..models.dale_of_merchants_set import check_dale_of_merchants_set
from ..models.dale_of_merchants_set import DaleOfMerchantsSet

T = TypeVar("T", bound="DaleOfMerchantsSetUpEventData")


@_attrs_define
class DaleOfMerchantsSetUpEventData:
    """Sets were chosen, decks made and shuffled."""

    boxed: list[DaleOfMerchantsCard]
    """ Cards of value 1 that stay in the box. """
    first: int
    """ Who begins. """
    market_deck_size: int
    """ How many cards the market deck has. """
    sets: list[DaleOfMerchantsSet]
    """ The sets. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        boxed = []
        for boxed_item_data in self.boxed:
            boxed_item: str = boxed_item_data
            boxed.append(boxed_item)

        first = self.first
        market_deck_size = self.market_deck_size
        sets = []
        for sets_item_data in self.sets:
            sets_item: str = sets_item_data
            sets.append(sets_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "boxed": boxed,
            "first": first,
            "market_deck_size": market_deck_size,
            "sets": sets,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        boxed = []
        _boxed = d.pop("boxed")
        for boxed_item_data in _boxed:
            boxed_item = check_dale_of_merchants_card(boxed_item_data)

            boxed.append(boxed_item)

        first = d.pop("first")
        market_deck_size = d.pop("market_deck_size")
        sets = []
        _sets = d.pop("sets")
        for sets_item_data in _sets:
            sets_item = check_dale_of_merchants_set(sets_item_data)

            sets.append(sets_item)

        model = cls(
            boxed=boxed,
            first=first,
            market_deck_size=market_deck_size,
            sets=sets,
        )
        model.additional_properties = d
        return model
