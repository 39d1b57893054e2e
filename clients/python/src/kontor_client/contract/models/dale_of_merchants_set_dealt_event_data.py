from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsSetDealtEventData")


@_attrs_define
class DaleOfMerchantsSetDealtEventData:
    """A player dealt a set of cards out."""

    count: int
    """ How many cards. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        count = self.count
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "count": count,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        count = d.pop("count")
        seat = d.pop("seat")
        model = cls(
            count=count,
            seat=seat,
        )
        model.additional_properties = d
        return model
