from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsChooseMarketCardsAction")


@_attrs_define
class DaleOfMerchantsChooseMarketCardsAction:
    """Choose cards of the market."""

    slots: list[int]
    """ Their slots, in order. """
    type_: Literal["dale_of_merchants.choose_market_cards"] = "dale_of_merchants.choose_market_cards"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        slots = self.slots

        type_ = self.type_
        json: dict[str, Any] = {
            "slots": slots,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        slots = cast(list[int], d.pop("slots"))

        type_ = cast(Literal["dale_of_merchants.choose_market_cards"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_market_cards":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_market_cards', got '{type_}'")
        model = cls(
            slots=slots,
            type_=type_,
        )
        return model
