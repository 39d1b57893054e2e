from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariStartMarkersMovedEventData")


@_attrs_define
class BasariStartMarkersMovedEventData:
    """All start markers were moved under their figures; the next lap begins at 0 steps."""

    arches: list[int]
    """ Numbers of the arches where they lie now, by seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arches = self.arches

        json: dict[str, Any] = {
            **self.additional_properties,
            "arches": arches,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arches = cast(list[int], d.pop("arches"))

        model = cls(
            arches=arches,
        )
        model.additional_properties = d
        return model
