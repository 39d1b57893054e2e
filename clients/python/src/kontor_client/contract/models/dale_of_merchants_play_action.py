from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsPlayAction")


@_attrs_define
class DaleOfMerchantsPlayAction:
    """Technique action: play a technique.

    Attributes:
        card (int): Its handle.
        type_ (Literal['dale_of_merchants.play']):
    """

    card: int
    type_: Literal["dale_of_merchants.play"]

    def to_dict(self) -> dict[str, Any]:
        card = self.card

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = d.pop("card")

        type_ = cast(Literal["dale_of_merchants.play"], d.pop("type"))
        if type_ != "dale_of_merchants.play":
            raise ValueError(f"type must match const 'dale_of_merchants.play', got '{type_}'")

        dale_of_merchants_play_action = cls(
            card=card,
            type_=type_,
        )

        return dale_of_merchants_play_action
