from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard


T = TypeVar("T", bound="DaleOfMerchantsSwapChoice")


@_attrs_define
class DaleOfMerchantsSwapChoice:
    """Two cards are swapped.

    Attributes:
        cards (list[DaleOfMerchantsHandCard]): The animalfolk cards of the hand.
        places (list[int]): The places of the discard pile.
        type_ (Literal['dale_of_merchants.swap']):
    """

    cards: list[DaleOfMerchantsHandCard]
    places: list[int]
    type_: Literal["dale_of_merchants.swap"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: PLC0415

        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        places = self.places

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "places": places,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: PLC0415

        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = DaleOfMerchantsHandCard.from_dict(cards_item_data)

            cards.append(cards_item)

        places = cast(list[int], d.pop("places"))

        type_ = cast(Literal["dale_of_merchants.swap"], d.pop("type"))
        if type_ != "dale_of_merchants.swap":
            raise ValueError(f"type must match const 'dale_of_merchants.swap', got '{type_}'")

        dale_of_merchants_swap_choice = cls(
            cards=cards,
            places=places,
            type_=type_,
        )

        dale_of_merchants_swap_choice.additional_properties = d
        return dale_of_merchants_swap_choice

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
