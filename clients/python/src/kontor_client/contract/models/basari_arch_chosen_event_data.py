from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariArchChosenEventData")


@_attrs_define
class BasariArchChosenEventData:
    """A player placed start marker and figure."""

    arch: int
    """ Number of the arch. """
    seat: int
    """ Who placed them. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arch = self.arch
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "arch": arch,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arch = d.pop("arch")
        seat = d.pop("seat")
        model = cls(
            arch=arch,
            seat=seat,
        )
        model.additional_properties = d
        return model
