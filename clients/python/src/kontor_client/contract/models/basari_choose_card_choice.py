from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="BasariChooseCardChoice")


@_attrs_define
class BasariChooseCardChoice:
    """One of these cards may be chosen.

    Attributes:
        cards (list[BasariCard]): The cards.
        type_ (Literal['basari.choose_card']):
    """

    cards: list[BasariCard]
    type_: Literal["basari.choose_card"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
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
            cards_item = check_basari_card(cards_item_data)

            cards.append(cards_item)

        type_ = cast(Literal["basari.choose_card"], d.pop("type"))
        if type_ != "basari.choose_card":
            raise ValueError(f"type must match const 'basari.choose_card', got '{type_}'")

        basari_choose_card_choice = cls(
            cards=cards,
            type_=type_,
        )

        basari_choose_card_choice.additional_properties = d
        return basari_choose_card_choice

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
