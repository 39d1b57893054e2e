from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.dale_of_merchants_reactions import check_dale_of_merchants_reactions
from ..models.dale_of_merchants_reactions import DaleOfMerchantsReactions
from typing import cast


T = TypeVar("T", bound="DaleOfMerchantsOrders")


@_attrs_define
class DaleOfMerchantsOrders:
    """Standing orders of a seat.

    Who is asked for a reaction follows from what everybody sees, and so tells nothing. How soon an answer comes may
    tell
    something: if all seats order `ask`, nothing; under `when_able` one thing, that a seat which is waited for can
    answer.

        Attributes:
            reactions (DaleOfMerchantsReactions): When a seat is asked whether it uses an owl.
    """

    reactions: DaleOfMerchantsReactions

    def to_dict(self) -> dict[str, Any]:
        reactions: str = self.reactions

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "reactions": reactions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reactions = check_dale_of_merchants_reactions(d.pop("reactions"))

        dale_of_merchants_orders = cls(
            reactions=reactions,
        )

        return dale_of_merchants_orders
