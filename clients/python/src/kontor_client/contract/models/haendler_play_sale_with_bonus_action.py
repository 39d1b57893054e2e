from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPlaySaleWithBonusAction")


@_attrs_define
class HaendlerPlaySaleWithBonusAction:
    """Play Sale with Bonus on a wagon that arrived.

    Attributes:
        type_ (Literal['haendler.play_sale_with_bonus']):
        wagon (int): Number of the wagon.
    """

    type_: Literal["haendler.play_sale_with_bonus"]
    wagon: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        wagon = self.wagon

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "wagon": wagon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["haendler.play_sale_with_bonus"], d.pop("type"))
        if type_ != "haendler.play_sale_with_bonus":
            raise ValueError(f"type must match const 'haendler.play_sale_with_bonus', got '{type_}'")

        wagon = d.pop("wagon")

        haendler_play_sale_with_bonus_action = cls(
            type_=type_,
            wagon=wagon,
        )

        return haendler_play_sale_with_bonus_action
