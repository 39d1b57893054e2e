from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariArch")


@_attrs_define
class BasariArch:
    """An arch of the board: the points and the gems that it offers to whose figure stands above it."""

    blue: int
    """ Sapphires. """
    green: int
    """ Emeralds. """
    points: int
    """ Points for the action `points`. """
    red: int
    """ Rubies for the action `gems`; an arch shows one to nine gems in all. """
    yellow: int
    """ Topazes. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        blue = self.blue
        green = self.green
        points = self.points
        red = self.red
        yellow = self.yellow
        json: dict[str, Any] = {
            **self.additional_properties,
            "blue": blue,
            "green": green,
            "points": points,
            "red": red,
            "yellow": yellow,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        blue = d.pop("blue")
        green = d.pop("green")
        points = d.pop("points")
        red = d.pop("red")
        yellow = d.pop("yellow")
        model = cls(
            blue=blue,
            green=green,
            points=points,
            red=red,
            yellow=yellow,
        )
        model.additional_properties = d
        return model
