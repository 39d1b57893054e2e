from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="BasariConcedeAction")


@_attrs_define
class BasariConcedeAction:
    """Open a trade by offering nothing: the other carries out the action."""

    type_: Literal["basari.concede"] = "basari.concede"

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
        type_ = cast(Literal["basari.concede"], d.pop("type"))
        if type_ != "basari.concede":
            raise ValueError(f"type must match const 'basari.concede', got '{type_}'")
        model = cls(
            type_=type_,
        )
        return model
