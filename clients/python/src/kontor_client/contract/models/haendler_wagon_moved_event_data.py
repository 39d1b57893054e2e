from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerWagonMovedEventData")


@_attrs_define
class HaendlerWagonMovedEventData:
    """A player moved a wagon."""

    arrived: bool
    """ Whether it reached a city. """
    driver_points: int
    """ Driver points used. """
    influence_card: bool
    """ Whether it met the courier and a card is left, so that the player picks one. """
    route: list[str]
    """ The places that it entered, to where it stands. """
    seat: int
    """ Who. """
    tile: int | None
    """ The tile that was turned over for it, if one was. """
    wagon: int
    """ Number of the wagon. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arrived = self.arrived
        driver_points = self.driver_points
        influence_card = self.influence_card
        route = self.route

        seat = self.seat
        tile = self.tile

        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "arrived": arrived,
            "driver_points": driver_points,
            "influence_card": influence_card,
            "route": route,
            "seat": seat,
            "tile": tile,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arrived = d.pop("arrived")
        driver_points = d.pop("driver_points")
        influence_card = d.pop("influence_card")
        route = cast(list[str], d.pop("route"))

        seat = d.pop("seat")
        tile = d.pop("tile")

        wagon = d.pop("wagon")
        model = cls(
            arrived=arrived,
            driver_points=driver_points,
            influence_card=influence_card,
            route=route,
            seat=seat,
            tile=tile,
            wagon=wagon,
        )
        model.additional_properties = d
        return model
