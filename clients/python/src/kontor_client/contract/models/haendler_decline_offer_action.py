from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerDeclineOfferAction")


@_attrs_define
class HaendlerDeclineOfferAction:
    """Decline the master's offer."""

    type_: Literal["haendler.decline_offer"] = "haendler.decline_offer"

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
        type_ = cast(Literal["haendler.decline_offer"], d.pop("type"))
        if type_ != "haendler.decline_offer":
            raise ValueError(f"type must match const 'haendler.decline_offer', got '{type_}'")
        model = cls(
            type_=type_,
        )
        return model
