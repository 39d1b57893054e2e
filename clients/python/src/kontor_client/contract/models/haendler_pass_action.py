from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerPassAction")


@_attrs_define
class HaendlerPassAction:
    """Do nothing, or nothing more, where something may be done."""

    type_: Literal["haendler.pass"] = "haendler.pass"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        type_ = self.type_
        json: dict[str, Any] = {
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        type_ = cast(Literal["haendler.pass"], d.pop("type"))
        if type_ != "haendler.pass":
            raise ValueError(f"type must match const 'haendler.pass', got '{type_}'")
        model = cls(
            type_=type_,
        )
        return model
