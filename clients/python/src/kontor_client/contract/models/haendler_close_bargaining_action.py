from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerCloseBargainingAction")


@_attrs_define
class HaendlerCloseBargainingAction:
    """Close the bargaining for this wagon and round.

    Attributes:
        type_ (Literal['haendler.close_bargaining']):
    """

    type_: Literal["haendler.close_bargaining"]

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
        type_ = cast(Literal["haendler.close_bargaining"], d.pop("type"))
        if type_ != "haendler.close_bargaining":
            raise ValueError(f"type must match const 'haendler.close_bargaining', got '{type_}'")

        haendler_close_bargaining_action = cls(
            type_=type_,
        )

        return haendler_close_bargaining_action
