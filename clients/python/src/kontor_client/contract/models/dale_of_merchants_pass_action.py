from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsPassAction")


@_attrs_define
class DaleOfMerchantsPassAction:
    """Do not react, or not any more.

    Attributes:
        type_ (Literal['dale_of_merchants.pass']):
    """

    type_: Literal["dale_of_merchants.pass"]

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
        type_ = cast(Literal["dale_of_merchants.pass"], d.pop("type"))
        if type_ != "dale_of_merchants.pass":
            raise ValueError(f"type must match const 'dale_of_merchants.pass', got '{type_}'")

        dale_of_merchants_pass_action = cls(
            type_=type_,
        )

        return dale_of_merchants_pass_action
