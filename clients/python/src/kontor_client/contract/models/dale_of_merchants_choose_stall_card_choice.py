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


T = TypeVar("T", bound="DaleOfMerchantsChooseStallCardChoice")


@_attrs_define
class DaleOfMerchantsChooseStallCardChoice:
    """A card of this stack of the stall may be chosen.

    Attributes:
        cards (list[DaleOfMerchantsCard]): Its cards.
        stack (int): Number of the stack, from 0.
        type_ (Literal['dale_of_merchants.choose_stall_card']):
    """

    cards: list[DaleOfMerchantsCard]
    stack: int
    type_: Literal["dale_of_merchants.choose_stall_card"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        stack = self.stack

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "stack": stack,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
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

        dale_of_merchants_choose_stall_card_choice = cls(
            cards=cards,
            stack=stack,
            type_=type_,
        )

        dale_of_merchants_choose_stall_card_choice.additional_properties = d
        return dale_of_merchants_choose_stall_card_choice

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
