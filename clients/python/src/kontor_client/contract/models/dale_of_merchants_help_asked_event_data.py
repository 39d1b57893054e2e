from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsHelpAskedEventData")


@_attrs_define
class DaleOfMerchantsHelpAskedEventData:
    """A player asked the partner to add cards to a stack."""

    missing: int
    """ What is missing to its value. """
    number: int
    """ Number of the stack, from 1. """
    partner: int
    """ The partner. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        missing = self.missing
        number = self.number
        partner = self.partner
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "missing": missing,
            "number": number,
            "partner": partner,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        missing = d.pop("missing")
        number = d.pop("number")
        partner = d.pop("partner")
        seat = d.pop("seat")
        model = cls(
            missing=missing,
            number=number,
            partner=partner,
            seat=seat,
        )
        model.additional_properties = d
        return model
