from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerStepRepaying")


@_attrs_define
class HaendlerStepRepaying:
    """The end of the game, with negotiation: a player may repay credits for the last time.

    Attributes:
        seat (int): Who. Example: 0.
        type_ (Literal['repaying']):
    """

    seat: int
    type_: Literal["repaying"]
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

        type_ = cast(Literal["repaying"], d.pop("type"))
        if type_ != "repaying":
            raise ValueError(f"type must match const 'repaying', got '{type_}'")

        haendler_step_repaying = cls(
            seat=seat,
            type_=type_,
        )

        haendler_step_repaying.additional_properties = d
        return haendler_step_repaying

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
