from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_wheel import HaendlerWheel


T = TypeVar("T", bound="HaendlerWheelsRevealedEventData")


@_attrs_define
class HaendlerWheelsRevealedEventData:
    """All price wheels were turned over, and prices moved.

    Attributes:
        levels (list[int]): The level of each price now, in the order cloth, wine, salt, food, iron, silk.
        wheels (list[HaendlerWheel]): The wheels by seat.
    """

    levels: list[int]
    wheels: list[HaendlerWheel]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_wheel import HaendlerWheel  # noqa: PLC0415

        levels = self.levels

        wheels = []
        for wheels_item_data in self.wheels:
            wheels_item = wheels_item_data.to_dict()
            wheels.append(wheels_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "levels": levels,
                "wheels": wheels,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_wheel import HaendlerWheel  # noqa: PLC0415

        d = dict(src_dict)
        levels = cast(list[int], d.pop("levels"))

        wheels = []
        _wheels = d.pop("wheels")
        for wheels_item_data in _wheels:
            wheels_item = HaendlerWheel.from_dict(wheels_item_data)

            wheels.append(wheels_item)

        haendler_wheels_revealed_event_data = cls(
            levels=levels,
            wheels=wheels,
        )

        haendler_wheels_revealed_event_data.additional_properties = d
        return haendler_wheels_revealed_event_data

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
