from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


from ..models.dale_of_merchants_reactions import check_dale_of_merchants_reactions
from ..models.dale_of_merchants_reactions import DaleOfMerchantsReactions

T = TypeVar("T", bound="DaleOfMerchantsOrders")


@_attrs_define
class DaleOfMerchantsOrders:
    """Standing orders of a seat.

    Who is asked for a reaction follows from what everybody sees, and so tells nothing. How soon an answer comes may
    tell something: if all seats order `ask`, nothing; under `when_able` one thing, that a seat which is waited for can
    answer."""

    reactions: DaleOfMerchantsReactions
    """ When a seat is asked whether it uses an owl. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        reactions = self.reactions
        json: dict[str, Any] = {
            "reactions": reactions,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        reactions = check_dale_of_merchants_reactions(d.pop("reactions"))

        model = cls(
            reactions=reactions,
        )
        return model
