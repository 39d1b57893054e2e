from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPriceLevel")


@_attrs_define
class HaendlerPriceLevel:
    """A level of the price track."""

    buy: int
    """ What a good costs. """
    sell: int
    """ What a delivered good brings. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        buy = self.buy
        sell = self.sell
        json: dict[str, Any] = {
            **self.additional_properties,
            "buy": buy,
            "sell": sell,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        buy = d.pop("buy")
        sell = d.pop("sell")
        model = cls(
            buy=buy,
            sell=sell,
        )
        model.additional_properties = d
        return model
