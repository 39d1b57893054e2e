from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPassAction")


@_attrs_define
class HaendlerPassAction:
    """Do nothing, or nothing more, where something may be done.

    Attributes:
        type_ (Literal['haendler.pass']):
    """

    type_: Literal["haendler.pass"]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["haendler.pass"], d.pop("type"))
        if type_ != "haendler.pass":
            raise ValueError(f"type must match const 'haendler.pass', got '{type_}'")

        haendler_pass_action = cls(
            type_=type_,
        )

        return haendler_pass_action
