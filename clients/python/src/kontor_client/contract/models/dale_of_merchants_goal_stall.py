from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsGoalStall")


@_attrs_define
class DaleOfMerchantsGoalStall:
    """A stall.

    Attributes:
        place (int): The place in the stack, from 0.
        stack (int): The stack, from 0.
        stall (int): Its number.
        zone (Literal['stall']):
    """

    place: int
    stack: int
    stall: int
    zone: Literal["stall"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        place = self.place

        stack = self.stack

        stall = self.stall

        zone = self.zone

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "place": place,
                "stack": stack,
                "stall": stall,
                "zone": zone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        place = d.pop("place")

        stack = d.pop("stack")

        stall = d.pop("stall")

        zone = cast(Literal["stall"], d.pop("zone"))
        if zone != "stall":
            raise ValueError(f"zone must match const 'stall', got '{zone}'")

        dale_of_merchants_goal_stall = cls(
            place=place,
            stack=stack,
            stall=stall,
            zone=zone,
        )

        dale_of_merchants_goal_stall.additional_properties = d
        return dale_of_merchants_goal_stall

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
