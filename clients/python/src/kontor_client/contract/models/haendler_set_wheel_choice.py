from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_arrow import check_haendler_arrow
from ..models.haendler_arrow import HaendlerArrow

T = TypeVar("T", bound="HaendlerSetWheelChoice")


@_attrs_define
class HaendlerSetWheelChoice:
    """The arrows of the price wheel may point anywhere."""

    arrows: list[HaendlerArrow]
    """ Where an arrow may point. """
    type_: Literal["haendler.set_wheel"] = "haendler.set_wheel"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arrows = []
        for arrows_item_data in self.arrows:
            arrows_item: str = arrows_item_data
            arrows.append(arrows_item)

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "arrows": arrows,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arrows = []
        _arrows = d.pop("arrows")
        for arrows_item_data in _arrows:
            arrows_item = check_haendler_arrow(arrows_item_data)

            arrows.append(arrows_item)

        type_ = cast(Literal["haendler.set_wheel"], d.pop("type"))
        if type_ != "haendler.set_wheel":
            raise ValueError(f"type must match const 'haendler.set_wheel', got '{type_}'")
        model = cls(
            arrows=arrows,
            type_=type_,
        )
        model.additional_properties = d
        return model
