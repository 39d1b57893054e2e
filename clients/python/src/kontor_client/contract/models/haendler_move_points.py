from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerMovePoints")


@_attrs_define
class HaendlerMovePoints:
    """What a move of a wagon takes."""

    driver_points: int
    """ Driver points that would be used. """
    points: int
    """ The points of the move. """
    tile: int | None
    """ The tile that would be turned over; `null` if only driver points are used. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        driver_points = self.driver_points
        points = self.points
        tile = self.tile

        json: dict[str, Any] = {
            **self.additional_properties,
            "driver_points": driver_points,
            "points": points,
            "tile": tile,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        driver_points = d.pop("driver_points")
        points = d.pop("points")
        tile = d.pop("tile")

        model = cls(
            driver_points=driver_points,
            points=points,
            tile=tile,
        )
        model.additional_properties = d
        return model
