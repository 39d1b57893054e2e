from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsDealAction")


@_attrs_define
class DaleOfMerchantsDealAction:
    """Deal out the cards of a private set.

    Attributes:
        players (list[int]): Who gets each card, in the order of the cards.
        type_ (Literal['dale_of_merchants.deal']):
    """

    players: list[int]
    type_: Literal["dale_of_merchants.deal"]

    def to_dict(self) -> dict[str, Any]:
        players = self.players

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "players": players,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        players = cast(list[int], d.pop("players"))

        type_ = cast(Literal["dale_of_merchants.deal"], d.pop("type"))
        if type_ != "dale_of_merchants.deal":
            raise ValueError(f"type must match const 'dale_of_merchants.deal', got '{type_}'")

        dale_of_merchants_deal_action = cls(
            players=players,
            type_=type_,
        )

        return dale_of_merchants_deal_action
