from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsBuyChoice")


@_attrs_define
class DaleOfMerchantsBuyChoice:
    """This card may be bought. The payment must reach the price, and no card of it may be left out."""

    card: DaleOfMerchantsCard
    """ A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a deck is shown to who searches
    it. """
    hand: list[DaleOfMerchantsHandCard]
    """ What can be paid with. Where purchases are many, it is empty if it is the same as in the last choice before that
    lists it. """
    keep_glue: bool
    """ Whether a Glue of the payment stays in the hand. """
    must: list[int]
    """ Handles of cards that must be in the payment. """
    price: int
    """ Its price. """
    slot: int
    """ Its slot. """
    type_: Literal["dale_of_merchants.buy"] = "dale_of_merchants.buy"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        hand = []
        for hand_item_data in self.hand:
            hand_item = hand_item_data.to_dict()
            hand.append(hand_item)

        keep_glue = self.keep_glue
        must = self.must

        price = self.price
        slot = self.slot
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "card": card,
            "hand": hand,
            "keep_glue": keep_glue,
            "must": must,
            "price": price,
            "slot": slot,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
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
        model = cls(
            card=card,
            hand=hand,
            keep_glue=keep_glue,
            must=must,
            price=price,
            slot=slot,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: E402
