from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsOriginJunkPile")


@_attrs_define
class DaleOfMerchantsOriginJunkPile:
    """The junk pile."""

    zone: Literal["junk_pile"] = "junk_pile"
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
        zone = cast(Literal["junk_pile"], d.pop("zone"))
        if zone != "junk_pile":
            raise ValueError(f"zone must match const 'junk_pile', got '{zone}'")
        model = cls(
            zone=zone,
        )
        model.additional_properties = d
        return model
