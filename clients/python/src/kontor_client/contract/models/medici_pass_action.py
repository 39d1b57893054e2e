from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="MediciPassAction")


@_attrs_define
class MediciPassAction:
    """Do not bid for the lot.

    Attributes:
        type_ (Literal['medici.pass']):
    """

    type_: Literal["medici.pass"]

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
        type_ = cast(Literal["medici.pass"], d.pop("type"))
        if type_ != "medici.pass":
            raise ValueError(f"type must match const 'medici.pass', got '{type_}'")

        medici_pass_action = cls(
            type_=type_,
        )

        return medici_pass_action
