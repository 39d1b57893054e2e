from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard


T = TypeVar("T", bound="DaleOfMerchantsBuyChoice")


@_attrs_define
class DaleOfMerchantsBuyChoice:
    """This card may be bought. The payment must reach the price, and no card of it may be left out.

    Attributes:
        card (DaleOfMerchantsCard): A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as
            a deck is shown to who searches it.
        hand (list[DaleOfMerchantsHandCard]): What can be paid with.
        keep_glue (bool): Whether a Glue of the payment stays in the hand.
        must (list[int]): Handles of cards that must be in the payment.
        price (int): Its price.
        slot (int): Its slot.
        type_ (Literal['dale_of_merchants.buy']):
    """

    card: DaleOfMerchantsCard
    hand: list[DaleOfMerchantsHandCard]
    keep_glue: bool
    must: list[int]
    price: int
    slot: int
    type_: Literal["dale_of_merchants.buy"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: PLC0415

        card: str = self.card

        hand = []
        for hand_item_data in self.hand:
            hand_item = hand_item_data.to_dict()
            hand.append(hand_item)

        keep_glue = self.keep_glue

        must = self.must

        price = self.price

        slot = self.slot

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "hand": hand,
                "keep_glue": keep_glue,
                "must": must,
                "price": price,
                "slot": slot,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: PLC0415

        d = dict(src_dict)
        card = check_dale_of_merchants_card(d.pop("card"))

        hand = []
        _hand = d.pop("hand")
        for hand_item_data in _hand:
            hand_item = DaleOfMerchantsHandCard.from_dict(hand_item_data)

            hand.append(hand_item)

        keep_glue = d.pop("keep_glue")

        must = cast(list[int], d.pop("must"))

        price = d.pop("price")

        slot = d.pop("slot")

        type_ = cast(Literal["dale_of_merchants.buy"], d.pop("type"))
        if type_ != "dale_of_merchants.buy":
            raise ValueError(f"type must match const 'dale_of_merchants.buy', got '{type_}'")

        dale_of_merchants_buy_choice = cls(
            card=card,
            hand=hand,
            keep_glue=keep_glue,
            must=must,
            price=price,
            slot=slot,
            type_=type_,
        )

        dale_of_merchants_buy_choice.additional_properties = d
        return dale_of_merchants_buy_choice

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
