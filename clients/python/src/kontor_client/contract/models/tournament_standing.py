from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentStanding")


@_attrs_define
class TournamentStanding:
    """How a participant stands."""

    buchholz: int
    """ The points of all opponents, in halves: of each once for each game against them. In a bye one meets opponents with
    the own points. """
    byes: int
    """ How many byes. """
    direct_encounter: int | None
    """ The points, in halves, of the games against those who have the same points; null unless all of these have met each
    other. """
    game_score: int
    """ The shares of the scores of the games, in millionths, each rounded down. Where a score is negative, or all are 0,
    all shares are equal. """
    games: int
    """ How many games were counted, without byes. """
    last_round: int
    """ The last round in which the participant played or had a bye; 0 before the first. In an elimination it decides first. """
    lot: int
    """ The place in the lot, which decides last. """
    participant: int
    """ Who. """
    points: int
    """ The points, in halves: in each game 2 for everybody who was beaten, 1 for everybody with the same place. A bye
    counts as if everybody had the same place in all its games. """
    rank: int
    """ The place, from 1 on; no two have the same. """
    sonneborn_berger: int
    """ In quarters: for each game and opponent the points of the opponent times 2 if beaten, times 1 at the same place. """
    wins: int
    """ How many games the participant won alone: no other had the first place. """
    withdrawn: bool
    """ Whether the participant has withdrawn, and so stands behind all who have not. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        buchholz = self.buchholz
        byes = self.byes
        direct_encounter = self.direct_encounter

        game_score = self.game_score
        games = self.games
        last_round = self.last_round
        lot = self.lot
        participant = self.participant
        points = self.points
        rank = self.rank
        sonneborn_berger = self.sonneborn_berger
        wins = self.wins
        withdrawn = self.withdrawn
        json: dict[str, Any] = {
            **self.additional_properties,
            "buchholz": buchholz,
            "byes": byes,
            "direct_encounter": direct_encounter,
            "game_score": game_score,
            "games": games,
            "last_round": last_round,
            "lot": lot,
            "participant": participant,
            "points": points,
            "rank": rank,
            "sonneborn_berger": sonneborn_berger,
            "wins": wins,
            "withdrawn": withdrawn,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        buchholz = d.pop("buchholz")
        byes = d.pop("byes")
        direct_encounter = d.pop("direct_encounter")

        game_score = d.pop("game_score")
        games = d.pop("games")
        last_round = d.pop("last_round")
        lot = d.pop("lot")
        participant = d.pop("participant")
        points = d.pop("points")
        rank = d.pop("rank")
        sonneborn_berger = d.pop("sonneborn_berger")
        wins = d.pop("wins")
        withdrawn = d.pop("withdrawn")
        model = cls(
            buchholz=buchholz,
            byes=byes,
            direct_encounter=direct_encounter,
            game_score=game_score,
            games=games,
            last_round=last_round,
            lot=lot,
            participant=participant,
            points=points,
            rank=rank,
            sonneborn_berger=sonneborn_berger,
            wins=wins,
            withdrawn=withdrawn,
        )
        model.additional_properties = d
        return model
