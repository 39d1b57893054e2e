from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerEnds")


@_attrs_define
class HaendlerEnds:
    """Steps at which routes end with the same numbers of points left."""

    left: list[int]
    """ How many points can be left; if there is no number, no route ends there. """
    steps: list[int]
    """ The steps, by their numbers in the list, from 0. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        left = self.left

        steps = self.steps

        json: dict[str, Any] = {
            **self.additional_properties,
            "left": left,
            "steps": steps,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        left = cast(list[int], d.pop("left"))

        steps = cast(list[int], d.pop("steps"))

        model = cls(
            left=left,
            steps=steps,
        )
        model.additional_properties = d
        return model
