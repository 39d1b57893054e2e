from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerUpkeepMissedEventData")


@_attrs_define
class HaendlerUpkeepMissedEventData:
    """A player could not pay upkeep, showed the money, fell, and paid what the new rank costs."""

    amount: int
    """ What was paid. """
    money: int
    """ The money shown. """
    rank: int
    """ The rank after the fall. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        amount = self.amount
        money = self.money
        rank = self.rank
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "amount": amount,
            "money": money,
            "rank": rank,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        amount = d.pop("amount")
        money = d.pop("money")
        rank = d.pop("rank")
        seat = d.pop("seat")
        model = cls(
            amount=amount,
            money=money,
            rank=rank,
            seat=seat,
        )
        model.additional_properties = d
        return model
