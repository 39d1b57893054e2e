from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsOriginMarket")


@_attrs_define
class DaleOfMerchantsOriginMarket:
    """A slot of the market."""

    slot: int
    """ Which, 0 at the right. """
    zone: Literal["market"] = "market"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        slot = self.slot
        zone = self.zone
        json: dict[str, Any] = {
            **self.additional_properties,
            "slot": slot,
            "zone": zone,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        slot = d.pop("slot")
        zone = cast(Literal["market"], d.pop("zone"))
        if zone != "market":
            raise ValueError(f"zone must match const 'market', got '{zone}'")
        model = cls(
            slot=slot,
            zone=zone,
        )
        model.additional_properties = d
        return model
