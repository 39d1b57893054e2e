from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsSwapAction")


@_attrs_define
class DaleOfMerchantsSwapAction:
    """Swap an animalfolk card of the own hand with a card of the own discard pile.

    Attributes:
        card (int): Handle of the card given.
        place (int): Place of the card taken, from the bottom.
        type_ (Literal['dale_of_merchants.swap']):
    """

    card: int
    place: int
    type_: Literal["dale_of_merchants.swap"]

    def to_dict(self) -> dict[str, Any]:
        card = self.card

        place = self.place

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
                "place": place,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = d.pop("card")

        place = d.pop("place")

        type_ = cast(Literal["dale_of_merchants.swap"], d.pop("type"))
        if type_ != "dale_of_merchants.swap":
            raise ValueError(f"type must match const 'dale_of_merchants.swap', got '{type_}'")

        dale_of_merchants_swap_action = cls(
            card=card,
            place=place,
            type_=type_,
        )

        return dale_of_merchants_swap_action
