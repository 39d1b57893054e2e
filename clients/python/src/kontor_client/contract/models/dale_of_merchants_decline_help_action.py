from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsDeclineHelpAction")


@_attrs_define
class DaleOfMerchantsDeclineHelpAction:
    """Add none."""

    type_: Literal["dale_of_merchants.decline_help"] = "dale_of_merchants.decline_help"

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
        type_ = cast(Literal["dale_of_merchants.decline_help"], d.pop("type"))
        if type_ != "dale_of_merchants.decline_help":
            raise ValueError(f"type must match const 'dale_of_merchants.decline_help', got '{type_}'")
        model = cls(
            type_=type_,
        )
        return model
