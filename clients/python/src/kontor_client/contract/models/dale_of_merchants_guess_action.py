from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsGuessAction")


@_attrs_define
class DaleOfMerchantsGuessAction:
    """Guess a value.

    Attributes:
        type_ (Literal['dale_of_merchants.guess']):
        value (int): The value.
    """

    type_: Literal["dale_of_merchants.guess"]
    value: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        value = self.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["dale_of_merchants.guess"], d.pop("type"))
        if type_ != "dale_of_merchants.guess":
            raise ValueError(f"type must match const 'dale_of_merchants.guess', got '{type_}'")

        value = d.pop("value")

        dale_of_merchants_guess_action = cls(
            type_=type_,
            value=value,
        )

        return dale_of_merchants_guess_action
