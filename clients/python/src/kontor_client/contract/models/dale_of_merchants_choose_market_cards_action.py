from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsChooseMarketCardsAction")


@_attrs_define
class DaleOfMerchantsChooseMarketCardsAction:
    """Choose cards of the market.

    Attributes:
        slots (list[int]): Their slots, in order.
        type_ (Literal['dale_of_merchants.choose_market_cards']):
    """

    slots: list[int]
    type_: Literal["dale_of_merchants.choose_market_cards"]

    def to_dict(self) -> dict[str, Any]:
        slots = self.slots

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "slots": slots,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        slots = cast(list[int], d.pop("slots"))

        type_ = cast(Literal["dale_of_merchants.choose_market_cards"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_market_cards":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_market_cards', got '{type_}'")

        dale_of_merchants_choose_market_cards_action = cls(
            slots=slots,
            type_=type_,
        )

        return dale_of_merchants_choose_market_cards_action
