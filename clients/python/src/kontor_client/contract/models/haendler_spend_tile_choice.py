from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerSpendTileChoice")


@_attrs_define
class HaendlerSpendTileChoice:
    """A tile that can move no wagon may be turned over.

    Attributes:
        tiles (list[int]): Which.
        type_ (Literal['haendler.spend_tile']):
    """

    tiles: list[int]
    type_: Literal["haendler.spend_tile"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tiles = self.tiles

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tiles": tiles,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tiles = cast(list[int], d.pop("tiles"))

        type_ = cast(Literal["haendler.spend_tile"], d.pop("type"))
        if type_ != "haendler.spend_tile":
            raise ValueError(f"type must match const 'haendler.spend_tile', got '{type_}'")

        haendler_spend_tile_choice = cls(
            tiles=tiles,
            type_=type_,
        )

        haendler_spend_tile_choice.additional_properties = d
        return haendler_spend_tile_choice

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
