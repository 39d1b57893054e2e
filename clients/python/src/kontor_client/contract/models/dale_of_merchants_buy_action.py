from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsBuyAction")


@_attrs_define
class DaleOfMerchantsBuyAction:
    """Market action: purchase a card."""

    keep_glue: bool
    """ Whether a Glue of the payment stays in the hand. """
    payment: list[int]
    """ Handles of the cards paid with, in the order in which they go to the discard pile. """
    slot: int
    """ Its slot, 0 at the right. """
    type_: Literal["dale_of_merchants.buy"] = "dale_of_merchants.buy"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        keep_glue = self.keep_glue
        payment = self.payment

        slot = self.slot
        type_ = self.type_
        json: dict[str, Any] = {
            "keep_glue": keep_glue,
            "payment": payment,
            "slot": slot,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        keep_glue = d.pop("keep_glue")
        payment = cast(list[int], d.pop("payment"))

        slot = d.pop("slot")
        type_ = cast(Literal["dale_of_merchants.buy"], d.pop("type"))
        if type_ != "dale_of_merchants.buy":
            raise ValueError(f"type must match const 'dale_of_merchants.buy', got '{type_}'")
        model = cls(
            keep_glue=keep_glue,
            payment=payment,
            slot=slot,
            type_=type_,
        )
        return model
