from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerSpendTileAction")


@_attrs_define
class HaendlerSpendTileAction:
    """Turn over a tile that can move no wagon.

    Attributes:
        tile (int): Which.
        type_ (Literal['haendler.spend_tile']):
    """

    tile: int
    type_: Literal["haendler.spend_tile"]

    def to_dict(self) -> dict[str, Any]:
        tile = self.tile

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "tile": tile,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tile = d.pop("tile")

        type_ = cast(Literal["haendler.spend_tile"], d.pop("type"))
        if type_ != "haendler.spend_tile":
            raise ValueError(f"type must match const 'haendler.spend_tile', got '{type_}'")

        haendler_spend_tile_action = cls(
            tile=tile,
            type_=type_,
        )

        return haendler_spend_tile_action
