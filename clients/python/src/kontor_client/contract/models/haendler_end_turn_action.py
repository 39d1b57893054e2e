from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerEndTurnAction")


@_attrs_define
class HaendlerEndTurnAction:
    """End the turn.

    Attributes:
        type_ (Literal['haendler.end_turn']):
    """

    type_: Literal["haendler.end_turn"]

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
        type_ = cast(Literal["haendler.end_turn"], d.pop("type"))
        if type_ != "haendler.end_turn":
            raise ValueError(f"type must match const 'haendler.end_turn', got '{type_}'")

        haendler_end_turn_action = cls(
            type_=type_,
        )

        return haendler_end_turn_action
