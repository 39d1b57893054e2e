from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="HaendlerPledgedMoves")


@_attrs_define
class HaendlerPledgedMoves:
    """The moves of wagons that can be pledged in a deal."""

    by: list[int]
    """ Who of the two can pledge one. """
    routes: list[HaendlerPledgedRoute]
    """ The longest routes that can be named. Each beginning of one is a route, too. They are the same with each partner,
    and stand in the first choice of a deal alone. """
    complete: bool | None | Unset = UNSET
    """ `false` where they are too many to be listed: then these are some of them, and any other that the schema accepts can
    be tried. Left out where they are all. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        by = self.by

        routes = []
        for routes_item_data in self.routes:
            routes_item = routes_item_data.to_dict()
            routes.append(routes_item)

        complete = self.complete

        json: dict[str, Any] = {
            **self.additional_properties,
            "by": by,
            "routes": routes,
        }
        if complete is not UNSET:
            json["complete"] = complete
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        by = cast(list[int], d.pop("by"))

        routes = []
        _routes = d.pop("routes")
        for routes_item_data in _routes:
            routes_item = HaendlerPledgedRoute.from_dict(routes_item_data)

            routes.append(routes_item)

        complete = d.pop("complete", UNSET)

        model = cls(
            by=by,
            routes=routes,
            complete=complete,
        )
        model.additional_properties = d
        return model


from ..models.haendler_pledged_route import HaendlerPledgedRoute  # noqa: E402
