from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="DaleOfMerchantsStackBuiltEventData")


@_attrs_define
class DaleOfMerchantsStackBuiltEventData:
    """A stack was built.

    Attributes:
        helper (int | None): Who helped, if anybody did. Example: 0.
        number (int): Its number, from 1.
        seat (int): By whom. Example: 0.
        stall (int): In which stall.
    """

    helper: int | None
    number: int
    seat: int
    stall: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        helper: int | None
        helper = self.helper

        number = self.number

        seat = self.seat

        stall = self.stall

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "helper": helper,
                "number": number,
                "seat": seat,
                "stall": stall,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_helper(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        helper = _parse_helper(d.pop("helper"))

        number = d.pop("number")

        seat = d.pop("seat")

        stall = d.pop("stall")

        dale_of_merchants_stack_built_event_data = cls(
            helper=helper,
            number=number,
            seat=seat,
            stall=stall,
        )

        dale_of_merchants_stack_built_event_data.additional_properties = d
        return dale_of_merchants_stack_built_event_data

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
