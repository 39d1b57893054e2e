from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="DaleOfMerchantsHelpAskedEventData")


@_attrs_define
class DaleOfMerchantsHelpAskedEventData:
    """A player asked the partner to add cards to a stack.

    Attributes:
        missing (int): What is missing to its value.
        number (int): Number of the stack, from 1.
        partner (int): The partner. Example: 0.
        seat (int): Who. Example: 0.
    """

    missing: int
    number: int
    partner: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        missing = self.missing

        number = self.number

        partner = self.partner

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "missing": missing,
                "number": number,
                "partner": partner,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        missing = d.pop("missing")

        number = d.pop("number")

        partner = d.pop("partner")

        seat = d.pop("seat")

        dale_of_merchants_help_asked_event_data = cls(
            missing=missing,
            number=number,
            partner=partner,
            seat=seat,
        )

        dale_of_merchants_help_asked_event_data.additional_properties = d
        return dale_of_merchants_help_asked_event_data

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
