from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariArchInfo")


@_attrs_define
class BasariArchInfo:
    """An arch of the default board."""

    arch: int
    """ Its number, from 0, clockwise. """
    gems: BasariGems
    """ Gems, counted by colour. """
    points: int
    """ Points for the action `points`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arch = self.arch
        gems = self.gems.to_dict()
        points = self.points
        json: dict[str, Any] = {
            **self.additional_properties,
            "arch": arch,
            "gems": gems,
            "points": points,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arch = d.pop("arch")
        gems = BasariGems.from_dict(d.pop("gems"))

        points = d.pop("points")
        model = cls(
            arch=arch,
            gems=gems,
            points=points,
        )
        model.additional_properties = d
        return model


from ..models.basari_gems import BasariGems  # noqa: E402
