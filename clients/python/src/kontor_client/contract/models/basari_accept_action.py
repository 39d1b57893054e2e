from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="BasariAcceptAction")


@_attrs_define
class BasariAcceptAction:
    """Take the gems that are offered and leave the action to the other."""

    type_: Literal["basari.accept"] = "basari.accept"

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
        type_ = cast(Literal["basari.accept"], d.pop("type"))
        if type_ != "basari.accept":
            raise ValueError(f"type must match const 'basari.accept', got '{type_}'")
        model = cls(
            type_=type_,
        )
        return model
