from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsTakeUpAction")


@_attrs_define
class DaleOfMerchantsTakeUpAction:
    """Resolve or discard a card of the own schedule.

    Attributes:
        place (int): Its place on the schedule.
        type_ (Literal['dale_of_merchants.take_up']):
    """

    place: int
    type_: Literal["dale_of_merchants.take_up"]

    def to_dict(self) -> dict[str, Any]:
        place = self.place

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "place": place,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        place = d.pop("place")

        type_ = cast(Literal["dale_of_merchants.take_up"], d.pop("type"))
        if type_ != "dale_of_merchants.take_up":
            raise ValueError(f"type must match const 'dale_of_merchants.take_up', got '{type_}'")

        dale_of_merchants_take_up_action = cls(
            place=place,
            type_=type_,
        )

        return dale_of_merchants_take_up_action
