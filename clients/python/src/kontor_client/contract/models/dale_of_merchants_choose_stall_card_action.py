from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsChooseStallCardAction")


@_attrs_define
class DaleOfMerchantsChooseStallCardAction:
    """Choose a card of the own stall.

    Attributes:
        place (int): Its place in the stack, from 0.
        stack (int): Number of the stack, from 0.
        type_ (Literal['dale_of_merchants.choose_stall_card']):
    """

    place: int
    stack: int
    type_: Literal["dale_of_merchants.choose_stall_card"]

    def to_dict(self) -> dict[str, Any]:
        place = self.place

        stack = self.stack

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "place": place,
                "stack": stack,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        place = d.pop("place")

        stack = d.pop("stack")

        type_ = cast(Literal["dale_of_merchants.choose_stall_card"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_stall_card":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_stall_card', got '{type_}'")

        dale_of_merchants_choose_stall_card_action = cls(
            place=place,
            stack=stack,
            type_=type_,
        )

        return dale_of_merchants_choose_stall_card_action
