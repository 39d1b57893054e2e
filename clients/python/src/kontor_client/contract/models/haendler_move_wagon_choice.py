from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.haendler_route import HaendlerRoute


T = TypeVar("T", bound="HaendlerMoveWagonChoice")


@_attrs_define
class HaendlerMoveWagonChoice:
    """A wagon may be moved.

    Attributes:
        driver_points (int): Driver points that would be used.
        routes (list[HaendlerRoute]): Where it may go.
        tile (int | None): The tile that would be turned over; `null` if only driver points are used.
        type_ (Literal['haendler.move_wagon']):
        wagon (int): Number of the wagon.
    """

    driver_points: int
    routes: list[HaendlerRoute]
    tile: int | None
    type_: Literal["haendler.move_wagon"]
    wagon: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_route import HaendlerRoute  # noqa: PLC0415

        driver_points = self.driver_points

        routes = []
        for routes_item_data in self.routes:
            routes_item = routes_item_data.to_dict()
            routes.append(routes_item)

        tile: int | None
        tile = self.tile

        type_ = self.type_

        wagon = self.wagon

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "driver_points": driver_points,
                "routes": routes,
                "tile": tile,
                "type": type_,
                "wagon": wagon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_route import HaendlerRoute  # noqa: PLC0415

        d = dict(src_dict)
        driver_points = d.pop("driver_points")

        routes = []
        _routes = d.pop("routes")
        for routes_item_data in _routes:
            routes_item = HaendlerRoute.from_dict(routes_item_data)

            routes.append(routes_item)

        def _parse_tile(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        tile = _parse_tile(d.pop("tile"))

        type_ = cast(Literal["haendler.move_wagon"], d.pop("type"))
        if type_ != "haendler.move_wagon":
            raise ValueError(f"type must match const 'haendler.move_wagon', got '{type_}'")

        wagon = d.pop("wagon")

        haendler_move_wagon_choice = cls(
            driver_points=driver_points,
            routes=routes,
            tile=tile,
            type_=type_,
            wagon=wagon,
        )

        haendler_move_wagon_choice.additional_properties = d
        return haendler_move_wagon_choice

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
