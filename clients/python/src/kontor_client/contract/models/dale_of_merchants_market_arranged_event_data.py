from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from typing import cast


T = TypeVar("T", bound="DaleOfMerchantsMarketArrangedEventData")


@_attrs_define
class DaleOfMerchantsMarketArrangedEventData:
    """The cards of the market lie in other slots now.

    Attributes:
        market (list[DaleOfMerchantsCard | None]): The cards by slot, the rightmost first.
    """

    market: list[DaleOfMerchantsCard | None]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        market = []
        for market_item_data in self.market:
            market_item: None | str
            if isinstance(market_item_data, str):
                market_item = market_item_data
            else:
                market_item = market_item_data
            market.append(market_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "market": market,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        market = []
        _market = d.pop("market")
        for market_item_data in _market:

            def _parse_market_item(data: object) -> DaleOfMerchantsCard | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    market_item_type_0 = check_dale_of_merchants_card(data)

                    return market_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(DaleOfMerchantsCard | None, data)

            market_item = _parse_market_item(market_item_data)

            market.append(market_item)

        dale_of_merchants_market_arranged_event_data = cls(
            market=market,
        )

        dale_of_merchants_market_arranged_event_data.additional_properties = d
        return dale_of_merchants_market_arranged_event_data

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
