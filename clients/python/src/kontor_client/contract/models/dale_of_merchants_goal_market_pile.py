from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsGoalMarketPile")


@_attrs_define
class DaleOfMerchantsGoalMarketPile:
    """The top of the market's discard pile."""

    zone: Literal["market_pile"] = "market_pile"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        zone = self.zone
        json: dict[str, Any] = {
            **self.additional_properties,
            "zone": zone,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        zone = cast(Literal["market_pile"], d.pop("zone"))
        if zone != "market_pile":
            raise ValueError(f"zone must match const 'market_pile', got '{zone}'")
        model = cls(
            zone=zone,
        )
        model.additional_properties = d
        return model
