from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerOfferDeclinedEventData")


@_attrs_define
class HaendlerOfferDeclinedEventData:
    """A player declined the Loading Master's offer, or has loaded otherwise and can load nothing more of what it is for."""

    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        seat = d.pop("seat")
        model = cls(
            seat=seat,
        )
        model.additional_properties = d
        return model
