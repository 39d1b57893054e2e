from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPhaseBonusSale")


@_attrs_define
class HaendlerPhaseBonusSale:
    """Phase 5: a player may play Sale with Bonus."""

    seat: int
    """ Who. """
    phase: Literal["bonus_sale"] = "bonus_sale"
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
        phase = cast(Literal["bonus_sale"], d.pop("phase"))
        if phase != "bonus_sale":
            raise ValueError(f"phase must match const 'bonus_sale', got '{phase}'")
        seat = d.pop("seat")
        model = cls(
            phase=phase,
            seat=seat,
        )
        model.additional_properties = d
        return model
