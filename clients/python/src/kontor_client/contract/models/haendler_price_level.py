from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="HaendlerPriceLevel")


@_attrs_define
class HaendlerPriceLevel:
    """A level of the price track.

    Attributes:
        buy (int): What a good costs.
        sell (int): What a delivered good brings.
    """

    buy: int
    sell: int

    def to_dict(self) -> dict[str, Any]:
        buy = self.buy

        sell = self.sell

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "buy": buy,
                "sell": sell,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        buy = d.pop("buy")

        sell = d.pop("sell")

        haendler_price_level = cls(
            buy=buy,
            sell=sell,
        )

        return haendler_price_level
