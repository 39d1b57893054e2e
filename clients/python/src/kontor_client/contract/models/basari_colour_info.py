from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.basari_colour import BasariColour
from ..models.basari_colour import check_basari_colour
from typing import cast


T = TypeVar("T", bound="BasariColourInfo")


@_attrs_define
class BasariColourInfo:
    """A colour of gems.

    Attributes:
        count (int): How many gems of this colour there are.
        id (BasariColour): A colour of gems, the most valuable first in all lists («Das Handeln»).
        majority_points (int): Points for the majority at a scoring.
        name (str): Its name for people, in English.
        rank (int): Its rank when offers are compared, 1 for the most valuable.
        start_count (int): How many each player begins with.
    """

    count: int
    id: BasariColour
    majority_points: int
    name: str
    rank: int
    start_count: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        count = self.count

        id: str = self.id

        majority_points = self.majority_points

        name = self.name

        rank = self.rank

        start_count = self.start_count

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "count": count,
                "id": id,
                "majority_points": majority_points,
                "name": name,
                "rank": rank,
                "start_count": start_count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        count = d.pop("count")

        id = check_basari_colour(d.pop("id"))

        majority_points = d.pop("majority_points")

        name = d.pop("name")

        rank = d.pop("rank")

        start_count = d.pop("start_count")

        basari_colour_info = cls(
            count=count,
            id=id,
            majority_points=majority_points,
            name=name,
            rank=rank,
            start_count=start_count,
        )

        basari_colour_info.additional_properties = d
        return basari_colour_info

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
