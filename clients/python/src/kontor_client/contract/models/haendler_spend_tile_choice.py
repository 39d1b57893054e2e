from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerSpendTileChoice")


@_attrs_define
class HaendlerSpendTileChoice:
    """A tile that can move no wagon may be turned over."""

    tiles: list[int]
    """ Which. """
    type_: Literal["haendler.spend_tile"] = "haendler.spend_tile"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        tiles = self.tiles

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "tiles": tiles,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        tiles = cast(list[int], d.pop("tiles"))

        type_ = cast(Literal["haendler.spend_tile"], d.pop("type"))
        if type_ != "haendler.spend_tile":
            raise ValueError(f"type must match const 'haendler.spend_tile', got '{type_}'")
        model = cls(
            tiles=tiles,
            type_=type_,
        )
        model.additional_properties = d
        return model
