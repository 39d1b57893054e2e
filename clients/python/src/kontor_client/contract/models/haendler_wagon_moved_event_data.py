from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="HaendlerWagonMovedEventData")


@_attrs_define
class HaendlerWagonMovedEventData:
    """A player moved a wagon.

    Attributes:
        arrived (bool): Whether it reached a city.
        driver_points (int): Driver points used.
        influence_card (bool): Whether it met the courier and a card is left, so that the player picks one.
        route (list[str]): The places that it entered, to where it stands.
        seat (int): Who. Example: 0.
        tile (int | None): The tile that was turned over for it, if one was.
        wagon (int): Number of the wagon.
    """

    arrived: bool
    driver_points: int
    influence_card: bool
    route: list[str]
    seat: int
    tile: int | None
    wagon: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        arrived = self.arrived

        driver_points = self.driver_points

        influence_card = self.influence_card

        route = self.route

        seat = self.seat

        tile: int | None
        tile = self.tile

        wagon = self.wagon

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "arrived": arrived,
                "driver_points": driver_points,
                "influence_card": influence_card,
                "route": route,
                "seat": seat,
                "tile": tile,
                "wagon": wagon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        arrived = d.pop("arrived")

        driver_points = d.pop("driver_points")

        influence_card = d.pop("influence_card")

        route = cast(list[str], d.pop("route"))

        seat = d.pop("seat")

        def _parse_tile(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        tile = _parse_tile(d.pop("tile"))

        wagon = d.pop("wagon")

        haendler_wagon_moved_event_data = cls(
            arrived=arrived,
            driver_points=driver_points,
            influence_card=influence_card,
            route=route,
            seat=seat,
            tile=tile,
            wagon=wagon,
        )

        haendler_wagon_moved_event_data.additional_properties = d
        return haendler_wagon_moved_event_data

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
