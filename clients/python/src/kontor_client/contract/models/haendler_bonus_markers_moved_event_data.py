from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="HaendlerBonusMarkersMovedEventData")


@_attrs_define
class HaendlerBonusMarkersMovedEventData:
    """The bonus markers moved.

    Attributes:
        bonuses (list[int]): The bonus of each city now, in the order of the board.
    """

    bonuses: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        bonuses = self.bonuses

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "bonuses": bonuses,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        bonuses = cast(list[int], d.pop("bonuses"))

        haendler_bonus_markers_moved_event_data = cls(
            bonuses=bonuses,
        )

        haendler_bonus_markers_moved_event_data.additional_properties = d
        return haendler_bonus_markers_moved_event_data

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
