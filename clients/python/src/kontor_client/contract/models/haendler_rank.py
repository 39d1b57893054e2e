from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerRank")


@_attrs_define
class HaendlerRank:
    """A rank of the status track."""

    name: str
    """ What people call it. """
    upkeep: int
    """ What it costs in each round. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        name = self.name
        upkeep = self.upkeep
        json: dict[str, Any] = {
            **self.additional_properties,
            "name": name,
            "upkeep": upkeep,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        name = d.pop("name")
        upkeep = d.pop("upkeep")
        model = cls(
            name=name,
            upkeep=upkeep,
        )
        model.additional_properties = d
        return model
