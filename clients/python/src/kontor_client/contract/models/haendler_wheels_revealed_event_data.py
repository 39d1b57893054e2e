from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerWheelsRevealedEventData")


@_attrs_define
class HaendlerWheelsRevealedEventData:
    """All price wheels were turned over, and prices moved."""

    levels: list[int]
    """ The level of each price now, in the order cloth, wine, salt, food, iron, silk. """
    wheels: list[HaendlerWheel]
    """ The wheels by seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        levels = self.levels

        wheels = []
        for wheels_item_data in self.wheels:
            wheels_item = wheels_item_data.to_dict()
            wheels.append(wheels_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "levels": levels,
            "wheels": wheels,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        levels = cast(list[int], d.pop("levels"))

        wheels = []
        _wheels = d.pop("wheels")
        for wheels_item_data in _wheels:
            wheels_item = HaendlerWheel.from_dict(wheels_item_data)

            wheels.append(wheels_item)

        model = cls(
            levels=levels,
            wheels=wheels,
        )
        model.additional_properties = d
        return model


from ..models.haendler_wheel import HaendlerWheel  # noqa: E402
