from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from typing import cast


T = TypeVar("T", bound="DaleOfMerchantsStall")


@_attrs_define
class DaleOfMerchantsStall:
    """A stall.

    Attributes:
        stacks (list[list[DaleOfMerchantsCard]]): The stacks, in the order in which they were built.
    """

    stacks: list[list[DaleOfMerchantsCard]]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        stacks = []
        for stacks_item_data in self.stacks:
            stacks_item = []
            for stacks_item_item_data in stacks_item_data:
                stacks_item_item: str = stacks_item_item_data
                stacks_item.append(stacks_item_item)

            stacks.append(stacks_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "stacks": stacks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
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

        dale_of_merchants_stall = cls(
            stacks=stacks,
        )

        dale_of_merchants_stall.additional_properties = d
        return dale_of_merchants_stall

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
