from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPhaseRepaying")


@_attrs_define
class HaendlerPhaseRepaying:
    """The end of the game, with negotiation: a player may repay credits for the last time."""

    seat: int
    """ Who. """
    phase: Literal["repaying"] = "repaying"
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
        phase = cast(Literal["repaying"], d.pop("phase"))
        if phase != "repaying":
            raise ValueError(f"phase must match const 'repaying', got '{phase}'")
        seat = d.pop("seat")
        model = cls(
            phase=phase,
            seat=seat,
        )
        model.additional_properties = d
        return model
