from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPhaseMoving")


@_attrs_define
class HaendlerPhaseMoving:
    """Phase 3: a player moves."""

    courier_moved: bool
    """ Whether the courier moved in this turn. """
    driver_points: int
    """ Driver points that are left. """
    moved: list[int]
    """ Numbers of the wagons that moved in this turn. """
    picking: bool
    """ Whether the player picks an influence card. """
    seat: int
    """ Who. """
    tile_turned: bool
    """ Whether a tile is turned over in this turn. """
    phase: Literal["moving"] = "moving"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        courier_moved = self.courier_moved
        driver_points = self.driver_points
        moved = self.moved

        phase = self.phase
        picking = self.picking
        seat = self.seat
        tile_turned = self.tile_turned
        json: dict[str, Any] = {
            **self.additional_properties,
            "courier_moved": courier_moved,
            "driver_points": driver_points,
            "moved": moved,
            "phase": phase,
            "picking": picking,
            "seat": seat,
            "tile_turned": tile_turned,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        courier_moved = d.pop("courier_moved")
        driver_points = d.pop("driver_points")
        moved = cast(list[int], d.pop("moved"))

        phase = cast(Literal["moving"], d.pop("phase"))
        if phase != "moving":
            raise ValueError(f"phase must match const 'moving', got '{phase}'")
        picking = d.pop("picking")
        seat = d.pop("seat")
        tile_turned = d.pop("tile_turned")
        model = cls(
            courier_moved=courier_moved,
            driver_points=driver_points,
            moved=moved,
            phase=phase,
            picking=picking,
            seat=seat,
            tile_turned=tile_turned,
        )
        model.additional_properties = d
        return model
