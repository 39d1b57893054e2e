from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerRequestWithdrawnEventData")


@_attrs_define
class HaendlerRequestWithdrawnEventData:
    """A player withdrew the own request, or has loaded otherwise and cannot load its goods any more."""

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
