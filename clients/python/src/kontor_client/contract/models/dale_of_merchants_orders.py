from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

from ..models.dale_of_merchants_reactions import check_dale_of_merchants_reactions
from ..models.dale_of_merchants_reactions import DaleOfMerchantsReactions

T = TypeVar("T", bound="DaleOfMerchantsOrders")


@_attrs_define
class DaleOfMerchantsOrders:
    """Standing orders of a seat.

    Who is asked for a reaction follows from what everybody sees, and so tells nothing. Nor does it tell anything when
    the server declines: after a time that does not depend on the hand."""

    reactions: DaleOfMerchantsReactions
    """ When a seat is asked whether it uses an owl. """
    pass_after_s: int | None | Unset = UNSET
    """ For how many seconds the seat is asked, before the server declines for it. It does not depend on the hand. Null:
    with `ask` the seat is asked until it answers, and otherwise for 10 seconds. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        reactions = self.reactions
        pass_after_s = self.pass_after_s

        json: dict[str, Any] = {
            "reactions": reactions,
        }
        if pass_after_s is not UNSET:
            json["pass_after_s"] = pass_after_s
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        reactions = check_dale_of_merchants_reactions(d.pop("reactions"))

        pass_after_s = d.pop("pass_after_s", UNSET)

        model = cls(
            reactions=reactions,
            pass_after_s=pass_after_s,
        )
        return model
