from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariLapScore")


@_attrs_define
class BasariLapScore:
    """What a player's figure brought at a scoring."""

    points: int
    """ Points for a lap; 0 for who has not got round. """
    seat: int
    """ Whose figure. """
    steps: int
    """ Its steps since it left its start marker. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        points = self.points
        seat = self.seat
        steps = self.steps
        json: dict[str, Any] = {
            **self.additional_properties,
            "points": points,
            "seat": seat,
            "steps": steps,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        points = d.pop("points")
        seat = d.pop("seat")
        steps = d.pop("steps")
        model = cls(
            points=points,
            seat=seat,
            steps=steps,
        )
        model.additional_properties = d
        return model
