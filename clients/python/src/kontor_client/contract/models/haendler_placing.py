from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerPlacing")


@_attrs_define
class HaendlerPlacing:
    """A player's final place."""

    credits_: int
    """ Credits that were not repaid; who has any comes after all who have none. """
    money: int
    """ Money at the end; among equal ranks more is better. """
    place: int
    """ Competition rank: after a shared first comes third. """
    rank: int
    """ Level on the status track, from 0. """
    seat: int
    """ Whose place. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        credits_ = self.credits_
        money = self.money
        place = self.place
        rank = self.rank
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "credits": credits_,
            "money": money,
            "place": place,
            "rank": rank,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        credits_ = d.pop("credits")
        money = d.pop("money")
        place = d.pop("place")
        rank = d.pop("rank")
        seat = d.pop("seat")
        model = cls(
            credits_=credits_,
            money=money,
            place=place,
            rank=rank,
            seat=seat,
        )
        model.additional_properties = d
        return model
