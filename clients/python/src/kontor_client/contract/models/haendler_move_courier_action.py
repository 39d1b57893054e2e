from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerMoveCourierAction")


@_attrs_define
class HaendlerMoveCourierAction:
    """Move the courier."""

    space: str
    """ The space where it ends. """
    type_: Literal["haendler.move_courier"] = "haendler.move_courier"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        space = self.space
        type_ = self.type_
        json: dict[str, Any] = {
            "space": space,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        space = d.pop("space")
        type_ = cast(Literal["haendler.move_courier"], d.pop("type"))
        if type_ != "haendler.move_courier":
            raise ValueError(f"type must match const 'haendler.move_courier', got '{type_}'")
        model = cls(
            space=space,
            type_=type_,
        )
        return model
