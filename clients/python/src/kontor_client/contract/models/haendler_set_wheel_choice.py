from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_arrow import check_haendler_arrow
from ..models.haendler_arrow import HaendlerArrow
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerSetWheelChoice")


@_attrs_define
class HaendlerSetWheelChoice:
    """The arrows of the price wheel may point anywhere.

    Attributes:
        arrows (list[HaendlerArrow]): Where an arrow may point.
        type_ (Literal['haendler.set_wheel']):
    """

    arrows: list[HaendlerArrow]
    type_: Literal["haendler.set_wheel"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        arrows = []
        for arrows_item_data in self.arrows:
            arrows_item: str = arrows_item_data
            arrows.append(arrows_item)

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "arrows": arrows,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        arrows = []
        _arrows = d.pop("arrows")
        for arrows_item_data in _arrows:
            arrows_item = check_haendler_arrow(arrows_item_data)

            arrows.append(arrows_item)

        type_ = cast(Literal["haendler.set_wheel"], d.pop("type"))
        if type_ != "haendler.set_wheel":
            raise ValueError(f"type must match const 'haendler.set_wheel', got '{type_}'")

        haendler_set_wheel_choice = cls(
            arrows=arrows,
            type_=type_,
        )

        haendler_set_wheel_choice.additional_properties = d
        return haendler_set_wheel_choice

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
