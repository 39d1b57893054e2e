from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPhaseMoving")


@_attrs_define
class HaendlerPhaseMoving:
    """Phase 3: a player moves.

    Attributes:
        courier_moved (bool): Whether the courier moved in this turn.
        driver_points (int): Driver points that are left.
        moved (list[int]): Numbers of the wagons that moved in this turn.
        phase (Literal['moving']):
        picking (bool): Whether the player picks an influence card.
        seat (int): Who. Example: 0.
        tile_turned (bool): Whether a tile is turned over in this turn.
    """

    courier_moved: bool
    driver_points: int
    moved: list[int]
    phase: Literal["moving"]
    picking: bool
    seat: int
    tile_turned: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        courier_moved = self.courier_moved

        driver_points = self.driver_points

        moved = self.moved

        phase = self.phase

        picking = self.picking

        seat = self.seat

        tile_turned = self.tile_turned

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "courier_moved": courier_moved,
                "driver_points": driver_points,
                "moved": moved,
                "phase": phase,
                "picking": picking,
                "seat": seat,
                "tile_turned": tile_turned,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
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

        haendler_phase_moving = cls(
            courier_moved=courier_moved,
            driver_points=driver_points,
            moved=moved,
            phase=phase,
            picking=picking,
            seat=seat,
            tile_turned=tile_turned,
        )

        haendler_phase_moving.additional_properties = d
        return haendler_phase_moving

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
