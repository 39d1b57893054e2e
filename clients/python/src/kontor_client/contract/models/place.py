from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Place")


@_attrs_define
class Place:
    """One seat's final result."""

    place: int
    """ Competition rank: after a shared first place comes the third. """
    score: int
    """ The figure that the ruleset ranks by (Medici: wealth in florins; Basari: points; Dale of Merchants 2: stacks, where
    the rounds have run out). """
    seat: int
    """ Whose result. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        place = self.place
        score = self.score
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "place": place,
            "score": score,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        place = d.pop("place")
        score = d.pop("score")
        seat = d.pop("seat")
        model = cls(
            place=place,
            score=score,
            seat=seat,
        )
        model.additional_properties = d
        return model
