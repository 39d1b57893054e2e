from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="HaendlerStatusPurchasedEventData")


@_attrs_define
class HaendlerStatusPurchasedEventData:
    """A player purchased status.

    Attributes:
        cards (int): How many of them by Social Climbing.
        levels (int): How many levels.
        price (int): What they cost together.
        rank (int): The rank now.
        seat (int): Who. Example: 0.
    """

    cards: int
    levels: int
    price: int
    rank: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards = self.cards

        levels = self.levels

        price = self.price

        rank = self.rank

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "levels": levels,
                "price": price,
                "rank": rank,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cards = d.pop("cards")

        levels = d.pop("levels")

        price = d.pop("price")

        rank = d.pop("rank")

        seat = d.pop("seat")

        haendler_status_purchased_event_data = cls(
            cards=cards,
            levels=levels,
            price=price,
            rank=rank,
            seat=seat,
        )

        haendler_status_purchased_event_data.additional_properties = d
        return haendler_status_purchased_event_data

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
