from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPhaseWarehouseSelling")


@_attrs_define
class HaendlerPhaseWarehouseSelling:
    """Phase 4: a player may use Warehouse Selling."""

    seat: int
    """ Who. """
    phase: Literal["warehouse_selling"] = "warehouse_selling"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        phase = self.phase
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "phase": phase,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        phase = cast(Literal["warehouse_selling"], d.pop("phase"))
        if phase != "warehouse_selling":
            raise ValueError(f"phase must match const 'warehouse_selling', got '{phase}'")
        seat = d.pop("seat")
        model = cls(
            phase=phase,
            seat=seat,
        )
        model.additional_properties = d
        return model
