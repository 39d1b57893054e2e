from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsStall")


@_attrs_define
class DaleOfMerchantsStall:
    """A stall."""

    stacks: list[list[DaleOfMerchantsCard]]
    """ The stacks, in the order in which they were built. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        stacks = []
        for stacks_item_data in self.stacks:
            stacks_item = []
            for stacks_item_item_data in stacks_item_data:
                stacks_item_item: str = stacks_item_item_data
                stacks_item.append(stacks_item_item)

            stacks.append(stacks_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "stacks": stacks,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        stacks = []
        _stacks = d.pop("stacks")
        for stacks_item_data in _stacks:
            stacks_item = []
            _stacks_item = stacks_item_data
            for stacks_item_item_data in _stacks_item:
                stacks_item_item = check_dale_of_merchants_card(stacks_item_item_data)

                stacks_item.append(stacks_item_item)

            stacks.append(stacks_item)

        model = cls(
            stacks=stacks,
        )
        model.additional_properties = d
        return model
