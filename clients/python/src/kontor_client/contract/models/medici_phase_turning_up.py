from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciPhaseTurningUp")


@_attrs_define
class MediciPhaseTurningUp:
    """A player decides whether to turn up another card or to let the bidding begin."""

    turner: int
    """ Whose turn it is. """
    phase: Literal["turning_up"] = "turning_up"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        phase = self.phase
        turner = self.turner
        json: dict[str, Any] = {
            **self.additional_properties,
            "phase": phase,
            "turner": turner,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        phase = cast(Literal["turning_up"], d.pop("phase"))
        if phase != "turning_up":
            raise ValueError(f"phase must match const 'turning_up', got '{phase}'")
        turner = d.pop("turner")
        model = cls(
            phase=phase,
            turner=turner,
        )
        model.additional_properties = d
        return model
