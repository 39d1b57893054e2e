from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="BasariGems")


@_attrs_define
class BasariGems:
    """Gems, counted by colour.

    Attributes:
        blue (int): Sapphires.
        green (int): Emeralds.
        red (int): Rubies.
        yellow (int): Topazes.
    """

    blue: int
    green: int
    red: int
    yellow: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        blue = self.blue

        green = self.green

        red = self.red

        yellow = self.yellow

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "blue": blue,
                "green": green,
                "red": red,
                "yellow": yellow,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        blue = d.pop("blue")

        green = d.pop("green")

        red = d.pop("red")

        yellow = d.pop("yellow")

        basari_gems = cls(
            blue=blue,
            green=green,
            red=red,
            yellow=yellow,
        )

        basari_gems.additional_properties = d
        return basari_gems

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
