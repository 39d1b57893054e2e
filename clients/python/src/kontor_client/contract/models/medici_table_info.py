from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="MediciTableInfo")


@_attrs_define
class MediciTableInfo:
    """The figures for a number of players.

    Attributes:
        deck_size (int): Cards in the deck of each round; the others are left out of the round, unseen.
        proceeds (list[int]): Florins for the warehouses by value, one figure per place, the most valuable first.
        seats (int): Number of players.
        start_wealth (int): Florins each player begins with.
    """

    deck_size: int
    proceeds: list[int]
    seats: int
    start_wealth: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        deck_size = self.deck_size

        proceeds = self.proceeds

        seats = self.seats

        start_wealth = self.start_wealth

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "deck_size": deck_size,
                "proceeds": proceeds,
                "seats": seats,
                "start_wealth": start_wealth,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        deck_size = d.pop("deck_size")

        proceeds = cast(list[int], d.pop("proceeds"))

        seats = d.pop("seats")

        start_wealth = d.pop("start_wealth")

        medici_table_info = cls(
            deck_size=deck_size,
            proceeds=proceeds,
            seats=seats,
            start_wealth=start_wealth,
        )

        medici_table_info.additional_properties = d
        return medici_table_info

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
