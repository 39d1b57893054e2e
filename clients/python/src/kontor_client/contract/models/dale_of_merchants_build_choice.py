from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_set import check_dale_of_merchants_set
from ..models.dale_of_merchants_set import DaleOfMerchantsSet
from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard


T = TypeVar("T", bound="DaleOfMerchantsBuildChoice")


@_attrs_define
class DaleOfMerchantsBuildChoice:
    """The next stack may be built of these cards.

    Attributes:
        cards (list[DaleOfMerchantsHandCard]): The cards of the set.
        set_ (DaleOfMerchantsSet): A set of animalfolk cards, in the order of the rulebook.
        type_ (Literal['dale_of_merchants.build']):
        worth (int): What the stack has to be worth.
    """

    cards: list[DaleOfMerchantsHandCard]
    set_: DaleOfMerchantsSet
    type_: Literal["dale_of_merchants.build"]
    worth: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.dale_of_merchants_hand_card import DaleOfMerchantsHandCard  # noqa: PLC0415

        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        set_: str = self.set_

        type_ = self.type_

        worth = self.worth

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "set": set_,
                "type": type_,
                "worth": worth,
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

        set_ = check_dale_of_merchants_set(d.pop("set"))

        type_ = cast(Literal["dale_of_merchants.build"], d.pop("type"))
        if type_ != "dale_of_merchants.build":
            raise ValueError(f"type must match const 'dale_of_merchants.build', got '{type_}'")

        worth = d.pop("worth")

        dale_of_merchants_build_choice = cls(
            cards=cards,
            set_=set_,
            type_=type_,
            worth=worth,
        )

        dale_of_merchants_build_choice.additional_properties = d
        return dale_of_merchants_build_choice

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
