from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsPutOnDeckAction")


@_attrs_define
class DaleOfMerchantsPutOnDeckAction:
    """Say whether the played card goes on top of the own deck.

    Attributes:
        on_deck (bool): Whether it does.
        type_ (Literal['dale_of_merchants.put_on_deck']):
    """

    on_deck: bool
    type_: Literal["dale_of_merchants.put_on_deck"]

    def to_dict(self) -> dict[str, Any]:
        on_deck = self.on_deck

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "on_deck": on_deck,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        on_deck = d.pop("on_deck")

        type_ = cast(Literal["dale_of_merchants.put_on_deck"], d.pop("type"))
        if type_ != "dale_of_merchants.put_on_deck":
            raise ValueError(f"type must match const 'dale_of_merchants.put_on_deck', got '{type_}'")

        dale_of_merchants_put_on_deck_action = cls(
            on_deck=on_deck,
            type_=type_,
        )

        return dale_of_merchants_put_on_deck_action
