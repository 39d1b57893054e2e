from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="PlayerResult")


@_attrs_define
class PlayerResult:
    """The result of a player in a public game."""

    ended_at: datetime.datetime
    """ When it ended. """
    game: str
    """ Id of the game. """
    left: bool
    """ Whether a stand-in took the seat over. """
    place: int
    """ The place of the player's seat as it counts: those who left share the last one, and what their stand-ins reached
    does not count. """
    rated: bool
    """ Whether it was rated. """
    ruleset: str
    """ Id of its ruleset. """
    seats: int
    """ How many seats the table had. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        ended_at = self.ended_at.isoformat()
        game = self.game
        left = self.left
        place = self.place
        rated = self.rated
        ruleset = self.ruleset
        seats = self.seats
        json: dict[str, Any] = {
            **self.additional_properties,
            "ended_at": ended_at,
            "game": game,
            "left": left,
            "place": place,
            "rated": rated,
            "ruleset": ruleset,
            "seats": seats,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        ended_at = datetime.datetime.fromisoformat(d.pop("ended_at"))

        game = d.pop("game")
        left = d.pop("left")
        place = d.pop("place")
        rated = d.pop("rated")
        ruleset = d.pop("ruleset")
        seats = d.pop("seats")
        model = cls(
            ended_at=ended_at,
            game=game,
            left=left,
            place=place,
            rated=rated,
            ruleset=ruleset,
            seats=seats,
        )
        model.additional_properties = d
        return model
