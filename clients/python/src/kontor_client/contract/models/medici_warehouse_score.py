from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciWarehouseScore")


@_attrs_define
class MediciWarehouseScore:
    """What a warehouse was worth and brought."""

    proceeds: int
    """ Florins received. """
    seat: int
    """ Whose warehouse. """
    value: int
    """ Sum of the values of its cards. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        proceeds = self.proceeds
        seat = self.seat
        value = self.value
        json: dict[str, Any] = {
            **self.additional_properties,
            "proceeds": proceeds,
            "seat": seat,
            "value": value,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        proceeds = d.pop("proceeds")
        seat = d.pop("seat")
        value = d.pop("value")
        model = cls(
            proceeds=proceeds,
            seat=seat,
            value=value,
        )
        model.additional_properties = d
        return model
