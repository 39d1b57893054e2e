from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_direction import check_dale_of_merchants_direction
from ..models.dale_of_merchants_direction import DaleOfMerchantsDirection
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsChooseDirectionAction")


@_attrs_define
class DaleOfMerchantsChooseDirectionAction:
    """Choose a direction.

    Attributes:
        direction (DaleOfMerchantsDirection): A side of a player.
        type_ (Literal['dale_of_merchants.choose_direction']):
    """

    direction: DaleOfMerchantsDirection
    type_: Literal["dale_of_merchants.choose_direction"]

    def to_dict(self) -> dict[str, Any]:
        direction: str = self.direction

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "direction": direction,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        direction = check_dale_of_merchants_direction(d.pop("direction"))

        type_ = cast(Literal["dale_of_merchants.choose_direction"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_direction":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_direction', got '{type_}'")

        dale_of_merchants_choose_direction_action = cls(
            direction=direction,
            type_=type_,
        )

        return dale_of_merchants_choose_direction_action
