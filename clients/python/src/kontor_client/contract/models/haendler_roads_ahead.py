from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerRoadsAhead")


@_attrs_define
class HaendlerRoadsAhead:
    """The roads ahead of the wagons, as steps from place to place."""

    arrives_in: list[str]
    """ The cities among the places: a move that ends there arrives. """
    by: list[HaendlerMovePoints]
    """ Any wagon that has a route for these points can be moved so. """
    influence_card_at: None | str
    """ Where a move has to end for the player to pick an influence card; `null` if none can. """
    places: list[str]
    """ The places. """
    steps: list[list[int]]
    """ Each begins with the number of the place that it enters. The steps that can follow it come behind, by their numbers
    in this list. All numbers are from 0. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arrives_in = self.arrives_in

        by = []
        for by_item_data in self.by:
            by_item = by_item_data.to_dict()
            by.append(by_item)

        influence_card_at = self.influence_card_at

        places = self.places

        steps = []
        for steps_item_data in self.steps:
            steps_item = steps_item_data

            steps.append(steps_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "arrives_in": arrives_in,
            "by": by,
            "influence_card_at": influence_card_at,
            "places": places,
            "steps": steps,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arrives_in = cast(list[str], d.pop("arrives_in"))

        by = []
        _by = d.pop("by")
        for by_item_data in _by:
            by_item = HaendlerMovePoints.from_dict(by_item_data)

            by.append(by_item)

        influence_card_at = d.pop("influence_card_at")

        places = cast(list[str], d.pop("places"))

        steps = []
        _steps = d.pop("steps")
        for steps_item_data in _steps:
            steps_item = cast(list[int], steps_item_data)

            steps.append(steps_item)

        model = cls(
            arrives_in=arrives_in,
            by=by,
            influence_card_at=influence_card_at,
            places=places,
            steps=steps,
        )
        model.additional_properties = d
        return model


from ..models.haendler_move_points import HaendlerMovePoints  # noqa: E402
