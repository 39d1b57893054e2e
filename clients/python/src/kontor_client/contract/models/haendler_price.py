from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood
from typing import cast


T = TypeVar("T", bound="HaendlerPrice")


@_attrs_define
class HaendlerPrice:
    """The price of a kind of goods.

    Attributes:
        buy (int): What it costs.
        good (HaendlerGood): A kind of goods.
        level (int): Its level on the price track, from 0.
        sell (int): What it brings when it is delivered.
    """

    buy: int
    good: HaendlerGood
    level: int
    sell: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        buy = self.buy

        good: str = self.good

        level = self.level

        sell = self.sell

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "buy": buy,
                "good": good,
                "level": level,
                "sell": sell,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        buy = d.pop("buy")

        good = check_haendler_good(d.pop("good"))

        level = d.pop("level")

        sell = d.pop("sell")

        haendler_price = cls(
            buy=buy,
            good=good,
            level=level,
            sell=sell,
        )

        haendler_price.additional_properties = d
        return haendler_price

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
