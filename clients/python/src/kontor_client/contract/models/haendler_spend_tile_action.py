from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerSpendTileAction")


@_attrs_define
class HaendlerSpendTileAction:
    """Turn over a tile that can move no wagon."""

    tile: int
    """ Which. """
    type_: Literal["haendler.spend_tile"] = "haendler.spend_tile"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        tile = self.tile
        type_ = self.type_
        json: dict[str, Any] = {
            "tile": tile,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        tile = d.pop("tile")
        type_ = cast(Literal["haendler.spend_tile"], d.pop("type"))
        if type_ != "haendler.spend_tile":
            raise ValueError(f"type must match const 'haendler.spend_tile', got '{type_}'")
        model = cls(
            tile=tile,
            type_=type_,
        )
        return model
