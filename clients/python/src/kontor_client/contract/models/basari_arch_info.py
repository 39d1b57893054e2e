from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.basari_gems import BasariGems


T = TypeVar("T", bound="BasariArchInfo")


@_attrs_define
class BasariArchInfo:
    """An arch of the default board.

    Attributes:
        arch (int): Its number, from 0, clockwise.
        gems (BasariGems): Gems, counted by colour.
        points (int): Points for the action `points`.
    """

    arch: int
    gems: BasariGems
    points: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        arch = self.arch

        gems = self.gems.to_dict()

        points = self.points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "arch": arch,
                "gems": gems,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_gems import BasariGems  # noqa: PLC0415

        d = dict(src_dict)
        arch = d.pop("arch")

        gems = BasariGems.from_dict(d.pop("gems"))

        points = d.pop("points")

        basari_arch_info = cls(
            arch=arch,
            gems=gems,
            points=points,
        )

        basari_arch_info.additional_properties = d
        return basari_arch_info

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
