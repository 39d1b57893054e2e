from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPlayBrokenAxleChoice")


@_attrs_define
class HaendlerPlayBrokenAxleChoice:
    """Broken Axle may be played."""

    wagons: list[int]
    """ Numbers of the wagons. """
    type_: Literal["haendler.play_broken_axle"] = "haendler.play_broken_axle"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        type_ = self.type_
        wagons = self.wagons

        json: dict[str, Any] = {
            **self.additional_properties,
            "type": type_,
            "wagons": wagons,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        type_ = cast(Literal["haendler.play_broken_axle"], d.pop("type"))
        if type_ != "haendler.play_broken_axle":
            raise ValueError(f"type must match const 'haendler.play_broken_axle', got '{type_}'")
        wagons = cast(list[int], d.pop("wagons"))

        model = cls(
            type_=type_,
            wagons=wagons,
        )
        model.additional_properties = d
        return model
