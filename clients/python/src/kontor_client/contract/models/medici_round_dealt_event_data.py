from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="MediciRoundDealtEventData")


@_attrs_define
class MediciRoundDealtEventData:
    """All cards were shuffled and the deck of a round was dealt; the warehouses are empty again.

    Attributes:
        deck_size (int): Number of cards in the deck.
        left_out_size (int): Number of cards left out of the round, unseen.
        round_ (int): Which round, from 1.
    """

    deck_size: int
    left_out_size: int
    round_: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        deck_size = self.deck_size

        left_out_size = self.left_out_size

        round_ = self.round_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "deck_size": deck_size,
                "left_out_size": left_out_size,
                "round": round_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        deck_size = d.pop("deck_size")

        left_out_size = d.pop("left_out_size")

        round_ = d.pop("round")

        medici_round_dealt_event_data = cls(
            deck_size=deck_size,
            left_out_size=left_out_size,
            round_=round_,
        )

        medici_round_dealt_event_data.additional_properties = d
        return medici_round_dealt_event_data

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
