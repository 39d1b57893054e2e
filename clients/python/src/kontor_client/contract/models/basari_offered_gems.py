from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="BasariOfferedGems")


@_attrs_define
class BasariOfferedGems:
    """Gems of an offer."""

    blue: int
    """ Sapphires. """
    green: int
    """ Emeralds. """
    red: int
    """ Rubies. """
    yellow: int
    """ Topazes. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        blue = self.blue
        green = self.green
        red = self.red
        yellow = self.yellow
        json: dict[str, Any] = {
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
        return model
