from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="MediciTurnUpAction")


@_attrs_define
class MediciTurnUpAction:
    """Turn up another card of the deck; it joins the lot.

    Attributes:
        type_ (Literal['medici.turn_up']):
    """

    type_: Literal["medici.turn_up"]

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
        type_ = cast(Literal["medici.turn_up"], d.pop("type"))
        if type_ != "medici.turn_up":
            raise ValueError(f"type must match const 'medici.turn_up', got '{type_}'")

        medici_turn_up_action = cls(
            type_=type_,
        )

        return medici_turn_up_action
