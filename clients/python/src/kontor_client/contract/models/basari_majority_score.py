from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="BasariMajorityScore")


@_attrs_define
class BasariMajorityScore:
    """What a player's gems of a colour brought at a scoring.

    Attributes:
        owned (int): Gems of this colour when the scoring began.
        points (int): Points for the majority, shared by those who tie; 0 for who has fewer.
        returned (int): Gems given back to the supply.
        seat (int): Whose gems. Example: 0.
    """

    owned: int
    points: int
    returned: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        owned = self.owned

        points = self.points

        returned = self.returned

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "owned": owned,
                "points": points,
                "returned": returned,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        owned = d.pop("owned")

        points = d.pop("points")

        returned = d.pop("returned")

        seat = d.pop("seat")

        basari_majority_score = cls(
            owned=owned,
            points=points,
            returned=returned,
            seat=seat,
        )

        basari_majority_score.additional_properties = d
        return basari_majority_score

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
