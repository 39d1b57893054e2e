from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPhaseFixedLoading")


@_attrs_define
class HaendlerPhaseFixedLoading:
    """Phase 2: a player may load at the fixed price."""

    seat: int
    """ Who. """
    wagon: int
    """ Number of the wagon. """
    phase: Literal["fixed_loading"] = "fixed_loading"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        phase = self.phase
        seat = self.seat
        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "phase": phase,
            "seat": seat,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        phase = cast(Literal["fixed_loading"], d.pop("phase"))
        if phase != "fixed_loading":
            raise ValueError(f"phase must match const 'fixed_loading', got '{phase}'")
        seat = d.pop("seat")
        wagon = d.pop("wagon")
        model = cls(
            phase=phase,
            seat=seat,
            wagon=wagon,
        )
        model.additional_properties = d
        return model
