from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariMajorityScore")


@_attrs_define
class BasariMajorityScore:
    """What a player's gems of a colour brought at a scoring."""

    owned: int
    """ Gems of this colour when the scoring began. """
    points: int
    """ Points for the majority, shared by those who tie; 0 for who has fewer. """
    returned: int
    """ Gems given back to the supply. """
    seat: int
    """ Whose gems. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        owned = self.owned
        points = self.points
        returned = self.returned
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "owned": owned,
            "points": points,
            "returned": returned,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        owned = d.pop("owned")
        points = d.pop("points")
        returned = d.pop("returned")
        seat = d.pop("seat")
        model = cls(
            owned=owned,
            points=points,
            returned=returned,
            seat=seat,
        )
        model.additional_properties = d
        return model
