from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_card import check_dale_of_merchants_card
from ..models.dale_of_merchants_card import DaleOfMerchantsCard
from ..models.dale_of_merchants_card_type import check_dale_of_merchants_card_type
from ..models.dale_of_merchants_card_type import DaleOfMerchantsCardType
from ..models.dale_of_merchants_set import check_dale_of_merchants_set
from ..models.dale_of_merchants_set import DaleOfMerchantsSet
from typing import cast


T = TypeVar("T", bound="DaleOfMerchantsCardInfo")


@_attrs_define
class DaleOfMerchantsCardInfo:
    """A kind of card.

    Attributes:
        bonus_action (bool): Whether playing it gives another action.
        card_type (DaleOfMerchantsCardType): What a card can be used for.
        copies (int | None): How many copies its set has; `null` for junk, of which there is always enough.
        id (DaleOfMerchantsCard): A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a
            deck is shown to who searches it.
        name (str): Its name for people, in English.
        set_ (DaleOfMerchantsSet | None):
        text (str): What it does, in our words.
        value (int): The printed value.
    """

    bonus_action: bool
    card_type: DaleOfMerchantsCardType
    copies: int | None
    id: DaleOfMerchantsCard
    name: str
    set_: DaleOfMerchantsSet | None
    text: str
    value: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        bonus_action = self.bonus_action

        card_type: str = self.card_type

        copies: int | None
        copies = self.copies

        id: str = self.id

        name = self.name

        set_: None | str
        if isinstance(self.set_, str):
            set_ = self.set_
        else:
            set_ = self.set_

        text = self.text

        value = self.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "bonus_action": bonus_action,
                "card_type": card_type,
                "copies": copies,
                "id": id,
                "name": name,
                "set": set_,
                "text": text,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        bonus_action = d.pop("bonus_action")

        card_type = check_dale_of_merchants_card_type(d.pop("card_type"))

        def _parse_copies(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        copies = _parse_copies(d.pop("copies"))

        id = check_dale_of_merchants_card(d.pop("id"))

        name = d.pop("name")

        def _parse_set_(data: object) -> DaleOfMerchantsSet | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                set_type_0 = check_dale_of_merchants_set(data)

                return set_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaleOfMerchantsSet | None, data)

        set_ = _parse_set_(d.pop("set"))

        text = d.pop("text")

        value = d.pop("value")

        dale_of_merchants_card_info = cls(
            bonus_action=bonus_action,
            card_type=card_type,
            copies=copies,
            id=id,
            name=name,
            set_=set_,
            text=text,
            value=value,
        )

        dale_of_merchants_card_info.additional_properties = d
        return dale_of_merchants_card_info

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
