from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="BasariFigureMovedEventData")


@_attrs_define
class BasariFigureMovedEventData:
    """A player rolled the die of the first phase, and the figure moved.

    Attributes:
        arch (int): Number of the arch where the figure stands now.
        die (int): The die; it scores nothing.
        seat (int): Whose figure. Example: 0.
        steps (int): How far it is from its start marker now.
    """

    arch: int
    die: int
    seat: int
    steps: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        arch = self.arch

        die = self.die

        seat = self.seat

        steps = self.steps

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "arch": arch,
                "die": die,
                "seat": seat,
                "steps": steps,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        arch = d.pop("arch")

        die = d.pop("die")

        seat = d.pop("seat")

        steps = d.pop("steps")

        basari_figure_moved_event_data = cls(
            arch=arch,
            die=die,
            seat=seat,
            steps=steps,
        )

        basari_figure_moved_event_data.additional_properties = d
        return basari_figure_moved_event_data

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
