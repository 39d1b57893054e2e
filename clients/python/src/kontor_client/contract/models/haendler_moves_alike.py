from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerMovesAlike")


@_attrs_define
class HaendlerMovesAlike:
    """Moves of a wagon along the same routes."""

    by: list[HaendlerMovePoints]
    """ By any of these. """
    routes: list[HaendlerBeginnings]
    """ Where to. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        by = []
        for by_item_data in self.by:
            by_item = by_item_data.to_dict()
            by.append(by_item)

        routes = []
        for routes_item_data in self.routes:
            routes_item = routes_item_data.to_dict()
            routes.append(routes_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "by": by,
            "routes": routes,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        by = []
        _by = d.pop("by")
        for by_item_data in _by:
            by_item = HaendlerMovePoints.from_dict(by_item_data)

            by.append(by_item)

        routes = []
        _routes = d.pop("routes")
        for routes_item_data in _routes:
            routes_item = HaendlerBeginnings.from_dict(routes_item_data)

            routes.append(routes_item)

        model = cls(
            by=by,
            routes=routes,
        )
        model.additional_properties = d
        return model


from ..models.haendler_beginnings import HaendlerBeginnings  # noqa: E402
from ..models.haendler_move_points import HaendlerMovePoints  # noqa: E402
