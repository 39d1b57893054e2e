from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariPhaseChoosingArches")


@_attrs_define
class BasariPhaseChoosingArches:
    """The players place their figures, seat by seat."""

    phase: Literal["choosing_arches"] = "choosing_arches"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        phase = self.phase
        json: dict[str, Any] = {
            **self.additional_properties,
            "phase": phase,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        phase = cast(Literal["choosing_arches"], d.pop("phase"))
        if phase != "choosing_arches":
            raise ValueError(f"phase must match const 'choosing_arches', got '{phase}'")
        model = cls(
            phase=phase,
        )
        model.additional_properties = d
        return model
