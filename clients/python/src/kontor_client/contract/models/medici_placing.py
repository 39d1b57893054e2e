from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciPlacing")


@_attrs_define
class MediciPlacing:
    """A player's final place."""

    place: int
    """ Competition rank: after a shared first comes third. """
    seat: int
    """ Whose place. """
    wealth: int
    """ Florins owned at the end. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        place = self.place
        seat = self.seat
        wealth = self.wealth
        json: dict[str, Any] = {
            **self.additional_properties,
            "place": place,
            "seat": seat,
            "wealth": wealth,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        place = d.pop("place")
        seat = d.pop("seat")
        wealth = d.pop("wealth")
        model = cls(
            place=place,
            seat=seat,
            wealth=wealth,
        )
        model.additional_properties = d
        return model
