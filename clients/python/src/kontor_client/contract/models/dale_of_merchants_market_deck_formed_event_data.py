from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsMarketDeckFormedEventData")


@_attrs_define
class DaleOfMerchantsMarketDeckFormedEventData:
    """The market deck was formed from the market's discard pile."""

    size: int
    """ How many cards it has. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        size = self.size
        json: dict[str, Any] = {
            **self.additional_properties,
            "size": size,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        size = d.pop("size")
        model = cls(
            size=size,
        )
        model.additional_properties = d
        return model
