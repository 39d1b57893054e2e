from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.rated_kind import check_rated_kind
from ..models.rated_kind import RatedKind
from ..models.rating_pool import check_rating_pool
from ..models.rating_pool import RatingPool

T = TypeVar("T", bound="PlayerRating")


@_attrs_define
class PlayerRating:
    """A rating as everybody sees it."""

    games: int
    """ How many rated games were counted. """
    kind: RatedKind
    """ Who is compared with whom: people with people, programs with programs. """
    last_game_at: datetime.datetime
    """ When the last of them ended. """
    left: int
    """ How many of them the player left to a stand-in: by resigning, or when the time ran out. """
    pool: RatingPool
    """ How many play: games of two, of more, and of teams need different skills. """
    provisional: bool
    """ Whether the uncertainty is greater than 225: then it stands in no leaderboard. """
    rating: int
    """ The rating, in points; 1500 at the beginning. """
    ruleset: str
    """ Id of the ruleset. """
    uncertainty: int
    """ The standard deviation of the rating, in points; 500 at the beginning. The strength is most likely within two of
    them. """
    wins: int
    """ How many of them had this player, or the player's team, in the first place, alone or shared. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        games = self.games
        kind = self.kind
        last_game_at = self.last_game_at.isoformat()
        left = self.left
        pool = self.pool
        provisional = self.provisional
        rating = self.rating
        ruleset = self.ruleset
        uncertainty = self.uncertainty
        wins = self.wins
        json: dict[str, Any] = {
            **self.additional_properties,
            "games": games,
            "kind": kind,
            "last_game_at": last_game_at,
            "left": left,
            "pool": pool,
            "provisional": provisional,
            "rating": rating,
            "ruleset": ruleset,
            "uncertainty": uncertainty,
            "wins": wins,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        games = d.pop("games")
        kind = check_rated_kind(d.pop("kind"))

        last_game_at = datetime.datetime.fromisoformat(d.pop("last_game_at"))

        left = d.pop("left")
        pool = check_rating_pool(d.pop("pool"))

        provisional = d.pop("provisional")
        rating = d.pop("rating")
        ruleset = d.pop("ruleset")
        uncertainty = d.pop("uncertainty")
        wins = d.pop("wins")
        model = cls(
            games=games,
            kind=kind,
            last_game_at=last_game_at,
            left=left,
            pool=pool,
            provisional=provisional,
            rating=rating,
            ruleset=ruleset,
            uncertainty=uncertainty,
            wins=wins,
        )
        model.additional_properties = d
        return model
