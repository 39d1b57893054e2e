from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsPlacing")


@_attrs_define
class DaleOfMerchantsPlacing:
    """A player's final place."""

    place: int
    """ Competition rank: after a shared first comes third. """
    seat: int
    """ Whose place. """
    stacks: int
    """ Stacks in the player's stall. They rank only where the rounds have run out. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        place = self.place
        seat = self.seat
        stacks = self.stacks
        json: dict[str, Any] = {
            **self.additional_properties,
            "place": place,
            "seat": seat,
            "stacks": stacks,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        place = d.pop("place")
        seat = d.pop("seat")
        stacks = d.pop("stacks")
        model = cls(
            place=place,
            seat=seat,
            stacks=stacks,
        )
        model.additional_properties = d
        return model
