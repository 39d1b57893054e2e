from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerRoundBeganEventData")


@_attrs_define
class HaendlerRoundBeganEventData:
    """A round began."""

    round_: int
    """ Which round, from 1. """
    starting_player: int
    """ Who plays first in it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        round_ = self.round_
        starting_player = self.starting_player
        json: dict[str, Any] = {
            **self.additional_properties,
            "round": round_,
            "starting_player": starting_player,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        round_ = d.pop("round")
        starting_player = d.pop("starting_player")
        model = cls(
            round_=round_,
            starting_player=starting_player,
        )
        model.additional_properties = d
        return model
