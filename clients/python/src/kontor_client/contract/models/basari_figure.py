from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.basari_gems import BasariGems


T = TypeVar("T", bound="BasariFigure")


@_attrs_define
class BasariFigure:
    """A figure on the board.

    Attributes:
        arch (int): Number of the arch where it stands.
        arch_gems (BasariGems): Gems, counted by colour.
        arch_points (int): Points of this arch.
        start (int): Number of the arch where its start marker lies.
        steps (int): Steps since it left its start marker.
    """

    arch: int
    arch_gems: BasariGems
    arch_points: int
    start: int
    steps: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        arch = self.arch

        arch_gems = self.arch_gems.to_dict()

        arch_points = self.arch_points

        start = self.start

        steps = self.steps

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "arch": arch,
                "arch_gems": arch_gems,
                "arch_points": arch_points,
                "start": start,
                "steps": steps,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        d = dict(src_dict)
        arch = d.pop("arch")

        arch_gems = BasariGems.from_dict(d.pop("arch_gems"))

        arch_points = d.pop("arch_points")

        start = d.pop("start")

        steps = d.pop("steps")

        basari_figure = cls(
            arch=arch,
            arch_gems=arch_gems,
            arch_points=arch_points,
            start=start,
            steps=steps,
        )

        basari_figure.additional_properties = d
        return basari_figure

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
