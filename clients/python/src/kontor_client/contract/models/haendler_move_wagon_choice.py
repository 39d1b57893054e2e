from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="HaendlerMoveWagonChoice")


@_attrs_define
class HaendlerMoveWagonChoice:
    """A wagon may be moved."""

    driver_points: int
    """ Driver points that would be used. """
    routes: list[HaendlerRoute]
    """ Where it may go. """
    tile: int | None
    """ The tile that would be turned over; `null` if only driver points are used. """
    wagon: int
    """ Number of the wagon. """
    type_: Literal["haendler.move_wagon"] = "haendler.move_wagon"
    moves: HaendlerWagonMoves | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        driver_points = self.driver_points
        routes = []
        for routes_item_data in self.routes:
            routes_item = routes_item_data.to_dict()
            routes.append(routes_item)

        tile = self.tile

        type_ = self.type_
        wagon = self.wagon
        moves = self.moves
        if moves is not None and moves is not UNSET:
            moves_type_0 = moves.to_dict()
            moves = moves_type_0

        json: dict[str, Any] = {
            **self.additional_properties,
            "driver_points": driver_points,
            "routes": routes,
            "tile": tile,
            "type": type_,
            "wagon": wagon,
        }
        if moves is not UNSET:
            json["moves"] = moves
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        driver_points = d.pop("driver_points")
        routes = []
        _routes = d.pop("routes")
        for routes_item_data in _routes:
            routes_item = HaendlerRoute.from_dict(routes_item_data)

            routes.append(routes_item)

        tile = d.pop("tile")

        type_ = cast(Literal["haendler.move_wagon"], d.pop("type"))
        if type_ != "haendler.move_wagon":
            raise ValueError(f"type must match const 'haendler.move_wagon', got '{type_}'")
        wagon = d.pop("wagon")
        moves = d.pop("moves", UNSET)
        if moves is not None and moves is not UNSET:
            moves_type_0 = HaendlerWagonMoves.from_dict(moves)

            moves = moves_type_0

        model = cls(
            driver_points=driver_points,
            routes=routes,
            tile=tile,
            type_=type_,
            wagon=wagon,
            moves=moves,
        )
        model.additional_properties = d
        return model


from ..models.haendler_route import HaendlerRoute  # noqa: E402
from ..models.haendler_wagon_moves import HaendlerWagonMoves  # noqa: E402
