from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariPointsCarriedOutEventData")


@_attrs_define
class BasariPointsCarriedOutEventData:
    """A player carried out the action `points`."""

    arch: int
    """ Number of the arch under the figure. """
    points: int
    """ Points scored. """
    seat: int
    """ Who scored. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arch = self.arch
        points = self.points
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "arch": arch,
            "points": points,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arch = d.pop("arch")
        points = d.pop("points")
        seat = d.pop("seat")
        model = cls(
            arch=arch,
            points=points,
            seat=seat,
        )
        model.additional_properties = d
        return model
