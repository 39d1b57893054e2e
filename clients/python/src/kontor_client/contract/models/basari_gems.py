from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariGems")


@_attrs_define
class BasariGems:
    """Gems, counted by colour."""

    blue: int
    """ Sapphires. """
    green: int
    """ Emeralds. """
    red: int
    """ Rubies. """
    yellow: int
    """ Topazes. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        blue = self.blue
        green = self.green
        red = self.red
        yellow = self.yellow
        json: dict[str, Any] = {
            **self.additional_properties,
            "blue": blue,
            "green": green,
            "red": red,
            "yellow": yellow,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        blue = d.pop("blue")
        green = d.pop("green")
        red = d.pop("red")
        yellow = d.pop("yellow")
        model = cls(
            blue=blue,
            green=green,
            red=red,
            yellow=yellow,
        )
        model.additional_properties = d
        return model
