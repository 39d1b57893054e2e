from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="HaendlerWagonMoves")


@_attrs_define
class HaendlerWagonMoves:
    """All moves of a wagon. Its routes go from step to step of the roads, each step for a point."""

    ends: list[HaendlerEnds]
    """ Where routes of the wagon end otherwise than at other steps: they end at a step of this list with exactly so many
    points left. At all other steps they end with none left, and where no step follows with any number. """
    first: list[int]
    """ The steps with which routes of the wagon begin. """
    roads: HaendlerRoadsAhead | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        ends = []
        for ends_item_data in self.ends:
            ends_item = ends_item_data.to_dict()
            ends.append(ends_item)

        first = self.first

        roads = self.roads
        if roads is not None and roads is not UNSET:
            roads_type_0 = roads.to_dict()
            roads = roads_type_0

        json: dict[str, Any] = {
            **self.additional_properties,
            "ends": ends,
            "first": first,
            "roads": roads,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        ends = []
        _ends = d.pop("ends")
        for ends_item_data in _ends:
            ends_item = HaendlerEnds.from_dict(ends_item_data)

            ends.append(ends_item)

        first = cast(list[int], d.pop("first"))

        roads = d.pop("roads")
        if roads is not None and roads is not UNSET:
            roads_type_0 = HaendlerRoadsAhead.from_dict(roads)

            roads = roads_type_0

        model = cls(
            ends=ends,
            first=first,
            roads=roads,
        )
        model.additional_properties = d
        return model


from ..models.haendler_ends import HaendlerEnds  # noqa: E402
from ..models.haendler_roads_ahead import HaendlerRoadsAhead  # noqa: E402
