from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsPlayerChosenEventData")


@_attrs_define
class DaleOfMerchantsPlayerChosenEventData:
    """A player was chosen."""

    chosen: int
    """ Who was chosen. """
    seat: int
    """ Who chose. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        chosen = self.chosen
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "chosen": chosen,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        chosen = d.pop("chosen")
        seat = d.pop("seat")
        model = cls(
            chosen=chosen,
            seat=seat,
        )
        model.additional_properties = d
        return model
