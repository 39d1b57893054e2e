from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from ..models.dale_of_merchants_set import check_dale_of_merchants_set
from ..models.dale_of_merchants_set import DaleOfMerchantsSet
from typing import cast


T = TypeVar("T", bound="DaleOfMerchantsSetUpEventData")


@_attrs_define
class DaleOfMerchantsSetUpEventData:
    """Sets were chosen, decks made and shuffled.

    Attributes:
        boxed (list[DaleOfMerchantsCard]): Cards of value 1 that stay in the box.
        first (int): Who begins. Example: 0.
        market_deck_size (int): How many cards the market deck has.
        sets (list[DaleOfMerchantsSet]): The sets.
    """

    boxed: list[DaleOfMerchantsCard]
    first: int
    market_deck_size: int
    sets: list[DaleOfMerchantsSet]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
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

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "boxed": boxed,
                "first": first,
                "market_deck_size": market_deck_size,
                "sets": sets,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
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

        dale_of_merchants_set_up_event_data = cls(
            boxed=boxed,
            first=first,
            market_deck_size=market_deck_size,
            sets=sets,
        )

        dale_of_merchants_set_up_event_data.additional_properties = d
        return dale_of_merchants_set_up_event_data

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
