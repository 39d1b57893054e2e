from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsDirectionChosenEventData")


@_attrs_define
class DaleOfMerchantsDirectionChosenEventData:
    """A direction was chosen."""

    left: bool
    """ Whether it is left. """
    seat: int
    """ Who chose. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        left = self.left
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "left": left,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        left = d.pop("left")
        seat = d.pop("seat")
        model = cls(
            left=left,
            seat=seat,
        )
        model.additional_properties = d
        return model
