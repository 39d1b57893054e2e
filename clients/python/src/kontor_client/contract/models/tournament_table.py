from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentTable")


@_attrs_define
class TournamentTable:
    """The part of a tournament that a table plays."""

    game: int
    """ Which of the table's games it is, from 1 on. """
    round_: int
    """ The round, from 1 on. """
    round_ends_at: datetime.datetime
    """ When the round ends. From then on a decision may be open for a minute at most. """
    table: int
    """ The table of the round, from 1 on. """
    tournament: str
    """ Id of the tournament. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        game = self.game
        round_ = self.round_
        round_ends_at = self.round_ends_at.isoformat()
        table = self.table
        tournament = self.tournament
        json: dict[str, Any] = {
            **self.additional_properties,
            "game": game,
            "round": round_,
            "round_ends_at": round_ends_at,
            "table": table,
            "tournament": tournament,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        game = d.pop("game")
        round_ = d.pop("round")
        round_ends_at = datetime.datetime.fromisoformat(d.pop("round_ends_at"))

        table = d.pop("table")
        tournament = d.pop("tournament")
        model = cls(
            game=game,
            round_=round_,
            round_ends_at=round_ends_at,
            table=table,
            tournament=tournament,
        )
        model.additional_properties = d
        return model
