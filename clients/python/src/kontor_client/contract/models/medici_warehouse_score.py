from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="MediciWarehouseScore")


@_attrs_define
class MediciWarehouseScore:
    """What a warehouse was worth and brought.

    Attributes:
        proceeds (int): Florins received.
        seat (int): Whose warehouse. Example: 0.
        value (int): Sum of the values of its cards.
    """

    proceeds: int
    seat: int
    value: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        proceeds = self.proceeds

        seat = self.seat

        value = self.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "proceeds": proceeds,
                "seat": seat,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        proceeds = d.pop("proceeds")

        seat = d.pop("seat")

        value = d.pop("value")

        medici_warehouse_score = cls(
            proceeds=proceeds,
            seat=seat,
            value=value,
        )

        medici_warehouse_score.additional_properties = d
        return medici_warehouse_score

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
