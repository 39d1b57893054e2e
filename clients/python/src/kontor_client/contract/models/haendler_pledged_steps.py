from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPledgedSteps")


@_attrs_define
class HaendlerPledgedSteps:
    """The routes of a wagon that a pledge can name, as steps from place to place."""

    steps: list[list[int]]
    """ Each is `[place]`, the first of a route, or `[place, step]`, which follows an earlier step. Both are numbers in
    their lists, from 0. Each step ends a route: the places of the steps that lead to it, and its own. """
    wagon: int
    """ Number of the wagon. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        steps = []
        for steps_item_data in self.steps:
            steps_item = steps_item_data

            steps.append(steps_item)

        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "steps": steps,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        steps = []
        _steps = d.pop("steps")
        for steps_item_data in _steps:
            steps_item = cast(list[int], steps_item_data)

            steps.append(steps_item)

        wagon = d.pop("wagon")
        model = cls(
            steps=steps,
            wagon=wagon,
        )
        model.additional_properties = d
        return model
