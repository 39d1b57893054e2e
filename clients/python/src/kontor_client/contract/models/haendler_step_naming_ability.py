from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerStepNamingAbility")


@_attrs_define
class HaendlerStepNamingAbility:
    """Set-up: a player names the ability that is auctioned.

    Attributes:
        seat (int): Who. Example: 0.
        type_ (Literal['naming_ability']):
    """

    seat: int
    type_: Literal["naming_ability"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        type_ = cast(Literal["naming_ability"], d.pop("type"))
        if type_ != "naming_ability":
            raise ValueError(f"type must match const 'naming_ability', got '{type_}'")

        haendler_step_naming_ability = cls(
            seat=seat,
            type_=type_,
        )

        haendler_step_naming_ability.additional_properties = d
        return haendler_step_naming_ability

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
