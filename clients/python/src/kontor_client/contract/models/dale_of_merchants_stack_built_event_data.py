from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsStackBuiltEventData")


@_attrs_define
class DaleOfMerchantsStackBuiltEventData:
    """A stack was built."""

    helper: int | None
    """ Who helped, if anybody did. """
    number: int
    """ Its number, from 1. """
    seat: int
    """ By whom. """
    stall: int
    """ In which stall. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        helper = self.helper

        number = self.number
        seat = self.seat
        stall = self.stall
        json: dict[str, Any] = {
            **self.additional_properties,
            "helper": helper,
            "number": number,
            "seat": seat,
            "stall": stall,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        helper = d.pop("helper")

        number = d.pop("number")
        seat = d.pop("seat")
        stall = d.pop("stall")
        model = cls(
            helper=helper,
            number=number,
            seat=seat,
            stall=stall,
        )
        model.additional_properties = d
        return model
