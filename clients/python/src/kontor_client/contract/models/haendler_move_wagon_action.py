from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerMoveWagonAction")


@_attrs_define
class HaendlerMoveWagonAction:
    """Move a wagon along a route."""

    driver_points: int
    """ Driver points used. """
    route: list[str]
    """ The places that it enters, to where it ends. """
    tile: int | None
    """ The tile that is turned over for it; `null` if only driver points are used. """
    wagon: int
    """ Number of the wagon. """
    type_: Literal["haendler.move_wagon"] = "haendler.move_wagon"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        driver_points = self.driver_points
        route = self.route

        tile = self.tile

        type_ = self.type_
        wagon = self.wagon
        json: dict[str, Any] = {
            "driver_points": driver_points,
            "route": route,
            "tile": tile,
            "type": type_,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        driver_points = d.pop("driver_points")
        route = cast(list[str], d.pop("route"))

        tile = d.pop("tile")

        type_ = cast(Literal["haendler.move_wagon"], d.pop("type"))
        if type_ != "haendler.move_wagon":
            raise ValueError(f"type must match const 'haendler.move_wagon', got '{type_}'")
        wagon = d.pop("wagon")
        model = cls(
            driver_points=driver_points,
            route=route,
            tile=tile,
            type_=type_,
            wagon=wagon,
        )
        return model
