from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciRoundDealtEventData")


@_attrs_define
class MediciRoundDealtEventData:
    """All cards were shuffled and the deck of a round was dealt; the warehouses are empty again."""

    deck_size: int
    """ Number of cards in the deck. """
    left_out_size: int
    """ Number of cards left out of the round, unseen. """
    round_: int
    """ Which round, from 1. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        deck_size = self.deck_size
        left_out_size = self.left_out_size
        round_ = self.round_
        json: dict[str, Any] = {
            **self.additional_properties,
            "deck_size": deck_size,
            "left_out_size": left_out_size,
            "round": round_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        deck_size = d.pop("deck_size")
        left_out_size = d.pop("left_out_size")
        round_ = d.pop("round")
        model = cls(
            deck_size=deck_size,
            left_out_size=left_out_size,
            round_=round_,
        )
        model.additional_properties = d
        return model
