from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood

T = TypeVar("T", bound="HaendlerPrice")


@_attrs_define
class HaendlerPrice:
    """The price of a kind of goods."""

    buy: int
    """ What it costs. """
    good: HaendlerGood
    """ A kind of goods. """
    level: int
    """ Its level on the price track, from 0. """
    sell: int
    """ What it brings when it is delivered. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        buy = self.buy
        good = self.good
        level = self.level
        sell = self.sell
        json: dict[str, Any] = {
            **self.additional_properties,
            "buy": buy,
            "good": good,
            "level": level,
            "sell": sell,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        buy = d.pop("buy")
        good = check_haendler_good(d.pop("good"))

        level = d.pop("level")
        sell = d.pop("sell")
        model = cls(
            buy=buy,
            good=good,
            level=level,
            sell=sell,
        )
        model.additional_properties = d
        return model
