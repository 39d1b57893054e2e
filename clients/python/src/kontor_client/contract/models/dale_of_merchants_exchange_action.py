from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsExchangeAction")


@_attrs_define
class DaleOfMerchantsExchangeAction:
    """Exchange cards of the own hand for as many of the own deck.

    Attributes:
        cards (list[int]): Handles of the cards given.
        places (list[int]): Places of the cards taken, in the list of the choice.
        type_ (Literal['dale_of_merchants.exchange']):
    """

    cards: list[int]
    places: list[int]
    type_: Literal["dale_of_merchants.exchange"]

    def to_dict(self) -> dict[str, Any]:
        cards = self.cards

        places = self.places

        type_ = self.type_

        field_dict: dict[str, Any] = {}

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
        d = dict(src_dict)
        cards = cast(list[int], d.pop("cards"))

        places = cast(list[int], d.pop("places"))

        type_ = cast(Literal["dale_of_merchants.exchange"], d.pop("type"))
        if type_ != "dale_of_merchants.exchange":
            raise ValueError(f"type must match const 'dale_of_merchants.exchange', got '{type_}'")

        dale_of_merchants_exchange_action = cls(
            cards=cards,
            places=places,
            type_=type_,
        )

        return dale_of_merchants_exchange_action
