from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="HaendlerPlacing")


@_attrs_define
class HaendlerPlacing:
    """A player's final place.

    Attributes:
        credits_ (int): Credits that were not repaid; who has any comes after all who have none.
        money (int): Money at the end; among equal ranks more is better.
        place (int): Competition rank: after a shared first comes third.
        rank (int): Level on the status track, from 0.
        seat (int): Whose place. Example: 0.
    """

    credits_: int
    money: int
    place: int
    rank: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        credits_ = self.credits_

        money = self.money

        place = self.place

        rank = self.rank

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "credits": credits_,
                "money": money,
                "place": place,
                "rank": rank,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        credits_ = d.pop("credits")

        money = d.pop("money")

        place = d.pop("place")

        rank = d.pop("rank")

        seat = d.pop("seat")

        haendler_placing = cls(
            credits_=credits_,
            money=money,
            place=place,
            rank=rank,
            seat=seat,
        )

        haendler_placing.additional_properties = d
        return haendler_placing

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
