from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariPlacing")


@_attrs_define
class BasariPlacing:
    """A player's final place."""

    gems: BasariGems
    """ Gems, counted by colour. """
    place: int
    """ Competition rank: after a shared first comes third. """
    points: int
    """ Points at the end. """
    seat: int
    """ Whose place. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        gems = self.gems.to_dict()
        place = self.place
        points = self.points
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "gems": gems,
            "place": place,
            "points": points,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        gems = BasariGems.from_dict(d.pop("gems"))

        place = d.pop("place")
        points = d.pop("points")
        seat = d.pop("seat")
        model = cls(
            gems=gems,
            place=place,
            points=points,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.basari_gems import BasariGems  # noqa: E402
