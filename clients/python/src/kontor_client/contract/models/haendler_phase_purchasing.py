from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPhasePurchasing")


@_attrs_define
class HaendlerPhasePurchasing:
    """Phase 1: a player purchases."""

    bought: int
    """ Goods purchased so far. """
    lap: int
    """ The lap; there are two in the first round. """
    seat: int
    """ Who. """
    phase: Literal["purchasing"] = "purchasing"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bought = self.bought
        lap = self.lap
        phase = self.phase
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "bought": bought,
            "lap": lap,
            "phase": phase,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bought = d.pop("bought")
        lap = d.pop("lap")
        phase = cast(Literal["purchasing"], d.pop("phase"))
        if phase != "purchasing":
            raise ValueError(f"phase must match const 'purchasing', got '{phase}'")
        seat = d.pop("seat")
        model = cls(
            bought=bought,
            lap=lap,
            phase=phase,
            seat=seat,
        )
        model.additional_properties = d
        return model
