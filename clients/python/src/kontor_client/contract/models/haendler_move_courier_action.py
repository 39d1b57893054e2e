from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerMoveCourierAction")


@_attrs_define
class HaendlerMoveCourierAction:
    """Move the courier.

    Attributes:
        space (str): The space where it ends.
        type_ (Literal['haendler.move_courier']):
    """

    space: str
    type_: Literal["haendler.move_courier"]

    def to_dict(self) -> dict[str, Any]:
        space = self.space

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "space": space,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        space = d.pop("space")

        type_ = cast(Literal["haendler.move_courier"], d.pop("type"))
        if type_ != "haendler.move_courier":
            raise ValueError(f"type must match const 'haendler.move_courier', got '{type_}'")

        haendler_move_courier_action = cls(
            space=space,
            type_=type_,
        )

        return haendler_move_courier_action
