from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerCreditTakenEventData")


@_attrs_define
class HaendlerCreditTakenEventData:
    """A player took a credit."""

    amount: int
    """ What it brought. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        amount = self.amount
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "amount": amount,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        amount = d.pop("amount")
        seat = d.pop("seat")
        model = cls(
            amount=amount,
            seat=seat,
        )
        model.additional_properties = d
        return model
