from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentBalance")


@_attrs_define
class TournamentBalance:
    """How evenly the rounds were drawn, among those who have not withdrawn."""

    bye_difference_max: int
    """ How many byes the one had more than the other, at most. """
    meetings_max: int
    """ In how many rounds those met who met most. """
    meetings_min: int
    """ In how many rounds those met who met least. """
    seat_difference_max: int
    """ How many games more a participant sat on one seat than on another, at most. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bye_difference_max = self.bye_difference_max
        meetings_max = self.meetings_max
        meetings_min = self.meetings_min
        seat_difference_max = self.seat_difference_max
        json: dict[str, Any] = {
            **self.additional_properties,
            "bye_difference_max": bye_difference_max,
            "meetings_max": meetings_max,
            "meetings_min": meetings_min,
            "seat_difference_max": seat_difference_max,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bye_difference_max = d.pop("bye_difference_max")
        meetings_max = d.pop("meetings_max")
        meetings_min = d.pop("meetings_min")
        seat_difference_max = d.pop("seat_difference_max")
        model = cls(
            bye_difference_max=bye_difference_max,
            meetings_max=meetings_max,
            meetings_min=meetings_min,
            seat_difference_max=seat_difference_max,
        )
        model.additional_properties = d
        return model
