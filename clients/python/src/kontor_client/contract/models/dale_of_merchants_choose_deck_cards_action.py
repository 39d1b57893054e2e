from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsChooseDeckCardsAction")


@_attrs_define
class DaleOfMerchantsChooseDeckCardsAction:
    """Choose a card of the own deck, or none.

    Attributes:
        places (list[int]): Its place in the list of the choice.
        type_ (Literal['dale_of_merchants.choose_deck_cards']):
    """

    places: list[int]
    type_: Literal["dale_of_merchants.choose_deck_cards"]

    def to_dict(self) -> dict[str, Any]:
        places = self.places

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "places": places,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        places = cast(list[int], d.pop("places"))

        type_ = cast(Literal["dale_of_merchants.choose_deck_cards"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_deck_cards":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_deck_cards', got '{type_}'")

        dale_of_merchants_choose_deck_cards_action = cls(
            places=places,
            type_=type_,
        )

        return dale_of_merchants_choose_deck_cards_action
