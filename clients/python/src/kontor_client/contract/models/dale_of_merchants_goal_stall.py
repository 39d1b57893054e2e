from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsGoalStall")


@_attrs_define
class DaleOfMerchantsGoalStall:
    """A stall."""

    place: int
    """ The place in the stack, from 0. """
    stack: int
    """ The stack, from 0. """
    stall: int
    """ Its number. """
    zone: Literal["stall"] = "stall"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        place = self.place
        stack = self.stack
        stall = self.stall
        zone = self.zone
        json: dict[str, Any] = {
            **self.additional_properties,
            "place": place,
            "stack": stack,
            "stall": stall,
            "zone": zone,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        place = d.pop("place")
        stack = d.pop("stack")
        stall = d.pop("stall")
        zone = cast(Literal["stall"], d.pop("zone"))
        if zone != "stall":
            raise ValueError(f"zone must match const 'stall', got '{zone}'")
        model = cls(
            place=place,
            stack=stack,
            stall=stall,
            zone=zone,
        )
        model.additional_properties = d
        return model
