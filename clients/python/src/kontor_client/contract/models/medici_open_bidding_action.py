from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="MediciOpenBiddingAction")


@_attrs_define
class MediciOpenBiddingAction:
    """Leave the lot as it is and let the bidding begin."""

    type_: Literal["medici.open_bidding"] = "medici.open_bidding"

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
        type_ = cast(Literal["medici.open_bidding"], d.pop("type"))
        if type_ != "medici.open_bidding":
            raise ValueError(f"type must match const 'medici.open_bidding', got '{type_}'")
        model = cls(
            type_=type_,
        )
        return model
