from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsPassAction")


@_attrs_define
class DaleOfMerchantsPassAction:
    """Do not react, or not any more."""

    type_: Literal["dale_of_merchants.pass"] = "dale_of_merchants.pass"

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
        type_ = cast(Literal["dale_of_merchants.pass"], d.pop("type"))
        if type_ != "dale_of_merchants.pass":
            raise ValueError(f"type must match const 'dale_of_merchants.pass', got '{type_}'")
        model = cls(
            type_=type_,
        )
        return model
