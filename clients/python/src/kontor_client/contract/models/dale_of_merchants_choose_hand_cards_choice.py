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


T = TypeVar("T", bound="DaleOfMerchantsChooseHandCardsChoice")


@_attrs_define
class DaleOfMerchantsChooseHandCardsChoice:
    """Cards of the hand are chosen.

    Attributes:
        by (DaleOfMerchantsCard): A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a
            deck is shown to who searches it.
        cards (list[DaleOfMerchantsHandCard]): The cards.
        max_ (int): Most.
        min_ (int): Fewest.
        type_ (Literal['dale_of_merchants.choose_hand_cards']):
    """

    by: DaleOfMerchantsCard
    cards: list[DaleOfMerchantsHandCard]
    max_: int
    min_: int
    type_: Literal["dale_of_merchants.choose_hand_cards"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: PLC0415

        by: str = self.by

        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        max_ = self.max_

        min_ = self.min_

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by": by,
                "cards": cards,
                "max": max_,
                "min": min_,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: PLC0415

        d = dict(src_dict)
        by = check_dale_of_merchants_card(d.pop("by"))

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = DaleOfMerchantsHandCard.from_dict(cards_item_data)

            cards.append(cards_item)

        max_ = d.pop("max")

        min_ = d.pop("min")

        type_ = cast(Literal["dale_of_merchants.choose_hand_cards"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_hand_cards":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_hand_cards', got '{type_}'")

        dale_of_merchants_choose_hand_cards_choice = cls(
            by=by,
            cards=cards,
            max_=max_,
            min_=min_,
            type_=type_,
        )

        dale_of_merchants_choose_hand_cards_choice.additional_properties = d
        return dale_of_merchants_choose_hand_cards_choice

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
