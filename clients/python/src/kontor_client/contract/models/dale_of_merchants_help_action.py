from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsHelpAction")


@_attrs_define
class DaleOfMerchantsHelpAction:
    """Add cards to the partner's stack, so that it stands.

    Attributes:
        cards (list[int]): Handles of the cards.
        type_ (Literal['dale_of_merchants.help']):
    """

    cards: list[int]
    type_: Literal["dale_of_merchants.help"]

    def to_dict(self) -> dict[str, Any]:
        cards = self.cards

        type_ = self.type_

        field_dict: dict[str, Any] = {}

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
        cards = cast(list[int], d.pop("cards"))

        type_ = cast(Literal["dale_of_merchants.help"], d.pop("type"))
        if type_ != "dale_of_merchants.help":
            raise ValueError(f"type must match const 'dale_of_merchants.help', got '{type_}'")

        dale_of_merchants_help_action = cls(
            cards=cards,
            type_=type_,
        )

        return dale_of_merchants_help_action
