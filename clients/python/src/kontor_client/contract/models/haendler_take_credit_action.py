from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerTakeCreditAction")


@_attrs_define
class HaendlerTakeCreditAction:
    """Take a credit.

    Attributes:
        type_ (Literal['haendler.take_credit']):
    """

    type_: Literal["haendler.take_credit"]

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
        type_ = cast(Literal["haendler.take_credit"], d.pop("type"))
        if type_ != "haendler.take_credit":
            raise ValueError(f"type must match const 'haendler.take_credit', got '{type_}'")

        haendler_take_credit_action = cls(
            type_=type_,
        )

        return haendler_take_credit_action
