from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerRemoveBrokenAxleAction")


@_attrs_define
class HaendlerRemoveBrokenAxleAction:
    """Take one of the own Broken Axles off a wagon."""

    wagon: int
    """ Number of the wagon. """
    type_: Literal["haendler.remove_broken_axle"] = "haendler.remove_broken_axle"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        type_ = self.type_
        wagon = self.wagon
        json: dict[str, Any] = {
            "type": type_,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        type_ = cast(Literal["haendler.remove_broken_axle"], d.pop("type"))
        if type_ != "haendler.remove_broken_axle":
            raise ValueError(f"type must match const 'haendler.remove_broken_axle', got '{type_}'")
        wagon = d.pop("wagon")
        model = cls(
            type_=type_,
            wagon=wagon,
        )
        return model
