from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="HaendlerUpkeepMissedEventData")


@_attrs_define
class HaendlerUpkeepMissedEventData:
    """A player could not pay upkeep, showed the money, fell, and paid what the new rank costs.

    Attributes:
        amount (int): What was paid.
        money (int): The money shown.
        rank (int): The rank after the fall.
        seat (int): Who. Example: 0.
    """

    amount: int
    money: int
    rank: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        amount = self.amount

        money = self.money

        rank = self.rank

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "amount": amount,
                "money": money,
                "rank": rank,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        amount = d.pop("amount")

        money = d.pop("money")

        rank = d.pop("rank")

        seat = d.pop("seat")

        haendler_upkeep_missed_event_data = cls(
            amount=amount,
            money=money,
            rank=rank,
            seat=seat,
        )

        haendler_upkeep_missed_event_data.additional_properties = d
        return haendler_upkeep_missed_event_data

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
