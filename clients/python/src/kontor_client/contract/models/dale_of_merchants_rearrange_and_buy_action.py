from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsRearrangeAndBuyAction")


@_attrs_define
class DaleOfMerchantsRearrangeAndBuyAction:
    """Market action with Calculations in the payment: put the cards of the market into other slots, then purchase one."""

    keep_glue: bool
    """ Whether a Glue of the payment stays in the hand. """
    others: list[int]
    """ The four other slots; what lies there is put into the other slots from right to left in this order. """
    payment: list[int]
    """ Handles of the cards paid with, in the order in which they go to the discard pile. """
    slot: int
    """ The slot of the card, 0 at the right. """
    to: int
    """ The slot where it is put before it is bought. """
    type_: Literal["dale_of_merchants.rearrange_and_buy"] = "dale_of_merchants.rearrange_and_buy"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        keep_glue = self.keep_glue
        others = self.others

        payment = self.payment

        slot = self.slot
        to = self.to
        type_ = self.type_
        json: dict[str, Any] = {
            "keep_glue": keep_glue,
            "others": others,
            "payment": payment,
            "slot": slot,
            "to": to,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        keep_glue = d.pop("keep_glue")
        others = cast(list[int], d.pop("others"))

        payment = cast(list[int], d.pop("payment"))

        slot = d.pop("slot")
        to = d.pop("to")
        type_ = cast(Literal["dale_of_merchants.rearrange_and_buy"], d.pop("type"))
        if type_ != "dale_of_merchants.rearrange_and_buy":
            raise ValueError(f"type must match const 'dale_of_merchants.rearrange_and_buy', got '{type_}'")
        model = cls(
            keep_glue=keep_glue,
            others=others,
            payment=payment,
            slot=slot,
            to=to,
            type_=type_,
        )
        return model
