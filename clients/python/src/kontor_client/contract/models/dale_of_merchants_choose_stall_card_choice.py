from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard

T = TypeVar("T", bound="DaleOfMerchantsChooseStallCardChoice")


@_attrs_define
class DaleOfMerchantsChooseStallCardChoice:
    """A card of this stack of the stall may be chosen."""

    cards: list[DaleOfMerchantsCard]
    """ Its cards. """
    stack: int
    """ Number of the stack, from 0. """
    type_: Literal["dale_of_merchants.choose_stall_card"] = "dale_of_merchants.choose_stall_card"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        stack = self.stack
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "cards": cards,
            "stack": stack,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_dale_of_merchants_card(cards_item_data)

            cards.append(cards_item)

        stack = d.pop("stack")
        type_ = cast(Literal["dale_of_merchants.choose_stall_card"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_stall_card":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_stall_card', got '{type_}'")
        model = cls(
            cards=cards,
            stack=stack,
            type_=type_,
        )
        model.additional_properties = d
        return model
