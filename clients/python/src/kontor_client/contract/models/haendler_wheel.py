from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_arrow import check_haendler_arrow
from ..models.haendler_arrow import HaendlerArrow
from typing import cast


T = TypeVar("T", bound="HaendlerWheel")


@_attrs_define
class HaendlerWheel:
    """What a price wheel points at.

    Attributes:
        first (HaendlerArrow): Where an arrow of a price wheel points («Phase 4»).
        second (HaendlerArrow): Where an arrow of a price wheel points («Phase 4»).
    """

    first: HaendlerArrow
    second: HaendlerArrow
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        first: str = self.first

        second: str = self.second

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "first": first,
                "second": second,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        first = check_haendler_arrow(d.pop("first"))

        second = check_haendler_arrow(d.pop("second"))

        haendler_wheel = cls(
            first=first,
            second=second,
        )

        haendler_wheel.additional_properties = d
        return haendler_wheel

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
