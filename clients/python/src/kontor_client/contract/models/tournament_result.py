from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentResult")


@_attrs_define
class TournamentResult:
    """What a participant reached in a game."""

    left: bool
    """ Whether the participant has left the game to the stand-in, or has withdrawn before it. """
    participant: int
    """ The number of the participant. """
    place: int
    """ 1 for the best; equal places are shared. Who has left the game to the stand-in shares the last place. """
    score: int
    """ The score of the seat in the game; 0 if it was not played. """
    seat: int
    """ The seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        left = self.left
        participant = self.participant
        place = self.place
        score = self.score
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "left": left,
            "participant": participant,
            "place": place,
            "score": score,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        left = d.pop("left")
        participant = d.pop("participant")
        place = d.pop("place")
        score = d.pop("score")
        seat = d.pop("seat")
        model = cls(
            left=left,
            participant=participant,
            place=place,
            score=score,
            seat=seat,
        )
        model.additional_properties = d
        return model
