from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerBidAction")


@_attrs_define
class HaendlerBidAction:
    """Bid for a wagon, in secret and for good.

    Attributes:
        amount (int): In guilders; a multiple of 100.
        type_ (Literal['haendler.bid']):
    """

    amount: int
    type_: Literal["haendler.bid"]

    def to_dict(self) -> dict[str, Any]:
        amount = self.amount

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "amount": amount,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        amount = d.pop("amount")

        type_ = cast(Literal["haendler.bid"], d.pop("type"))
        if type_ != "haendler.bid":
            raise ValueError(f"type must match const 'haendler.bid', got '{type_}'")

        haendler_bid_action = cls(
            amount=amount,
            type_=type_,
        )

        return haendler_bid_action
