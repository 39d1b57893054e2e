from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariFigure")


@_attrs_define
class BasariFigure:
    """A figure on the board."""

    arch: int
    """ Number of the arch where it stands. """
    arch_gems: BasariGems
    """ Gems, counted by colour. """
    arch_points: int
    """ Points of this arch. """
    start: int
    """ Number of the arch where its start marker lies. """
    steps: int
    """ Steps since it left its start marker. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arch = self.arch
        arch_gems = self.arch_gems.to_dict()
        arch_points = self.arch_points
        start = self.start
        steps = self.steps
        json: dict[str, Any] = {
            **self.additional_properties,
            "arch": arch,
            "arch_gems": arch_gems,
            "arch_points": arch_points,
            "start": start,
            "steps": steps,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arch = d.pop("arch")
        arch_gems = BasariGems.from_dict(d.pop("arch_gems"))

        arch_points = d.pop("arch_points")
        start = d.pop("start")
        steps = d.pop("steps")
        model = cls(
            arch=arch,
            arch_gems=arch_gems,
            arch_points=arch_points,
            start=start,
            steps=steps,
        )
        model.additional_properties = d
        return model


from ..models.basari_gems import BasariGems  # noqa: E402
