from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerMoveWagonAction")


@_attrs_define
class HaendlerMoveWagonAction:
    """Move a wagon along a route.

    Attributes:
        driver_points (int): Driver points used.
        route (list[str]): The places that it enters, to where it ends.
        tile (int | None): The tile that is turned over for it; `null` if only driver points are used.
        type_ (Literal['haendler.move_wagon']):
        wagon (int): Number of the wagon.
    """

    driver_points: int
    route: list[str]
    tile: int | None
    type_: Literal["haendler.move_wagon"]
    wagon: int

    def to_dict(self) -> dict[str, Any]:
        driver_points = self.driver_points

        route = self.route

        tile: int | None
        tile = self.tile

        type_ = self.type_

        wagon = self.wagon

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "driver_points": driver_points,
                "route": route,
                "tile": tile,
                "type": type_,
                "wagon": wagon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        driver_points = d.pop("driver_points")

        route = cast(list[str], d.pop("route"))

        def _parse_tile(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        tile = _parse_tile(d.pop("tile"))

        type_ = cast(Literal["haendler.move_wagon"], d.pop("type"))
        if type_ != "haendler.move_wagon":
            raise ValueError(f"type must match const 'haendler.move_wagon', got '{type_}'")

        wagon = d.pop("wagon")

        haendler_move_wagon_action = cls(
            driver_points=driver_points,
            route=route,
            tile=tile,
            type_=type_,
            wagon=wagon,
        )

        return haendler_move_wagon_action
