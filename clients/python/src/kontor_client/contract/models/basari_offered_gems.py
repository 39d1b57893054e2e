from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="BasariOfferedGems")


@_attrs_define
class BasariOfferedGems:
    """Gems of an offer.

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

    def to_dict(self) -> dict[str, Any]:
        blue = self.blue

        green = self.green

        red = self.red

        yellow = self.yellow

        field_dict: dict[str, Any] = {}

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

        basari_offered_gems = cls(
            blue=blue,
            green=green,
            red=red,
            yellow=yellow,
        )

        return basari_offered_gems
