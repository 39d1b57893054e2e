from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsMarketArrangedEventData")


@_attrs_define
class DaleOfMerchantsMarketArrangedEventData:
    """The cards of the market lie in other slots now."""

    market: list[DaleOfMerchantsCard | None]
    """ The cards by slot, the rightmost first. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        market = []
        for market_item_data in self.market:
            market_item = market_item_data
            if market_item is not None and market_item is not UNSET:
                market_item_type_0 = market_item
                market_item = market_item_type_0

            market.append(market_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "market": market,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        market = []
        _market = d.pop("market")
        for market_item_data in _market:
            market_item = market_item_data
            if market_item is not None and market_item is not UNSET:
                market_item_type_0 = check_dale_of_merchants_card(market_item)

                market_item = market_item_type_0

            market.append(market_item)

        model = cls(
            market=market,
        )
        model.additional_properties = d
        return model
