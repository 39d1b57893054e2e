from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsRearrangeAndBuyAction")


@_attrs_define
class DaleOfMerchantsRearrangeAndBuyAction:
    """Market action with Calculations in the payment: put the cards of the market into other slots, then purchase one.

    Attributes:
        keep_glue (bool): Whether a Glue of the payment stays in the hand.
        others (list[int]): The four other slots; what lies there is put into the other slots from right to left in this
            order.
        payment (list[int]): Handles of the cards paid with, in the order in which they go to the discard pile.
        slot (int): The slot of the card, 0 at the right.
        to (int): The slot where it is put before it is bought.
        type_ (Literal['dale_of_merchants.rearrange_and_buy']):
    """

    keep_glue: bool
    others: list[int]
    payment: list[int]
    slot: int
    to: int
    type_: Literal["dale_of_merchants.rearrange_and_buy"]

    def to_dict(self) -> dict[str, Any]:
        keep_glue = self.keep_glue

        others = self.others

        payment = self.payment

        slot = self.slot

        to = self.to

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "keep_glue": keep_glue,
                "others": others,
                "payment": payment,
                "slot": slot,
                "to": to,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        keep_glue = d.pop("keep_glue")

        others = cast(list[int], d.pop("others"))

        payment = cast(list[int], d.pop("payment"))

        slot = d.pop("slot")

        to = d.pop("to")

        type_ = cast(Literal["dale_of_merchants.rearrange_and_buy"], d.pop("type"))
        if type_ != "dale_of_merchants.rearrange_and_buy":
            raise ValueError(f"type must match const 'dale_of_merchants.rearrange_and_buy', got '{type_}'")

        dale_of_merchants_rearrange_and_buy_action = cls(
            keep_glue=keep_glue,
            others=others,
            payment=payment,
            slot=slot,
            to=to,
            type_=type_,
        )

        return dale_of_merchants_rearrange_and_buy_action
