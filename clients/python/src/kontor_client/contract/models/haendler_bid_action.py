from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerBidAction")


@_attrs_define
class HaendlerBidAction:
    """Bid for a wagon, in secret and for good."""

    amount: int
    """ In guilders; a multiple of 100. """
    type_: Literal["haendler.bid"] = "haendler.bid"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        amount = self.amount
        type_ = self.type_
        json: dict[str, Any] = {
            "amount": amount,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        amount = d.pop("amount")
        type_ = cast(Literal["haendler.bid"], d.pop("type"))
        if type_ != "haendler.bid":
            raise ValueError(f"type must match const 'haendler.bid', got '{type_}'")
        model = cls(
            amount=amount,
            type_=type_,
        )
        return model
