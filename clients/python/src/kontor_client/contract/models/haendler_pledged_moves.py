from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPledgedMoves")


@_attrs_define
class HaendlerPledgedMoves:
    """The moves of wagons that can be pledged in a deal."""

    by: list[int]
    """ Who of the two can pledge one. """
    complete: bool | None
    """ `false` where they are too many to be listed: then these are some of them, and any other that the schema accepts can
    be tried. Left out where they are all. """
    routes: list[HaendlerPledgedRoute]
    """ The longest routes that can be named. Each beginning of one is a route, too. They are the same with each partner,
    and stand in the first choice of a deal alone. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        by = self.by

        complete = self.complete

        routes = []
        for routes_item_data in self.routes:
            routes_item = routes_item_data.to_dict()
            routes.append(routes_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "by": by,
            "complete": complete,
            "routes": routes,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        by = cast(list[int], d.pop("by"))

        complete = d.pop("complete")

        routes = []
        _routes = d.pop("routes")
        for routes_item_data in _routes:
            routes_item = HaendlerPledgedRoute.from_dict(routes_item_data)

            routes.append(routes_item)

        model = cls(
            by=by,
            complete=complete,
            routes=routes,
        )
        model.additional_properties = d
        return model


from ..models.haendler_pledged_route import HaendlerPledgedRoute  # noqa: E402
