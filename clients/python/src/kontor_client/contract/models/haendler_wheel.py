from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_arrow import check_haendler_arrow
from ..models.haendler_arrow import HaendlerArrow

T = TypeVar("T", bound="HaendlerWheel")


@_attrs_define
class HaendlerWheel:
    """What a price wheel points at."""

    first: HaendlerArrow
    """ Where an arrow of a price wheel points («Phase 4»). """
    second: HaendlerArrow
    """ Where an arrow of a price wheel points («Phase 4»). """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        first = self.first
        second = self.second
        json: dict[str, Any] = {
            **self.additional_properties,
            "first": first,
            "second": second,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        first = check_haendler_arrow(d.pop("first"))

        second = check_haendler_arrow(d.pop("second"))

        model = cls(
            first=first,
            second=second,
        )
        model.additional_properties = d
        return model
