from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPhaseNamingAbility")


@_attrs_define
class HaendlerPhaseNamingAbility:
    """A player names the ability that is auctioned next."""

    seat: int
    """ Who. """
    phase: Literal["naming_ability"] = "naming_ability"
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
        phase = cast(Literal["naming_ability"], d.pop("phase"))
        if phase != "naming_ability":
            raise ValueError(f"phase must match const 'naming_ability', got '{phase}'")
        seat = d.pop("seat")
        model = cls(
            phase=phase,
            seat=seat,
        )
        model.additional_properties = d
        return model
