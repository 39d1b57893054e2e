from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="HaendlerRank")


@_attrs_define
class HaendlerRank:
    """A rank of the status track.

    Attributes:
        name (str): What people call it.
        upkeep (int): What it costs in each round.
    """

    name: str
    upkeep: int

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        upkeep = self.upkeep

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "upkeep": upkeep,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        upkeep = d.pop("upkeep")

        haendler_rank = cls(
            name=name,
            upkeep=upkeep,
        )

        return haendler_rank
