from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions
from ..types import UNSET

from ..models.bot import Bot
from ..models.bot import check_bot
from ..models.tournament_entrants import check_tournament_entrants
from ..models.tournament_entrants import TournamentEntrants
from ..models.tournament_seeding import check_tournament_seeding
from ..models.tournament_seeding import TournamentSeeding
from ..models.tournament_tie_break import check_tournament_tie_break
from ..models.tournament_tie_break import TournamentTieBreak

T = TypeVar("T", bound="TournamentTerms")


@_attrs_define
class TournamentTerms:
    """The terms of a tournament."""

    bots: list[Bot]
    """ Bots of the server that take part: they are the first participants, in this order. """
    clock: Clock | None
    entrants: TournamentEntrants
    """ Who may enter. """
    format_: unions.TournamentFormat
    """ How a tournament is played. """
    games_per_table: int
    """ How many games each table plays in a round. """
    name: str
    """ What it is called. """
    options: Any
    """ Options of the ruleset, defaults filled in. """
    participants_max: int
    """ How many can take part. """
    participants_min: int
    """ With fewer participants it is cancelled. """
    rated: bool
    """ Whether the games change the ratings of the players. """
    rating_max: int | None
    """ The highest rating with which one may enter; null if there is none. """
    rating_min: int | None
    """ The lowest rating with which one may enter; null if there is none. """
    registration_ends_at: datetime.datetime
    """ When registration ends. """
    round_limit_s: int
    """ How long a round lasts at most, in seconds. """
    ruleset: str
    """ Id of the ruleset. """
    seats: int
    """ How many sit at each table. """
    seeding: TournamentSeeding
    """ In which order the participants are drawn at first. """
    stand_in: Bot
    """ A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it
    stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more
    than its seat. New ones may come. """
    start_when_full: bool
    """ Whether it starts as soon as `participants_max` have entered. """
    tie_breaks: list[TournamentTieBreak]
    """ What decides between equal points, in this order; after these the lot. """
    turn_limit_s: int | None
    """ How long a decision may be open, in seconds; null if there is a `clock`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bots = []
        for bots_item_data in self.bots:
            bots_item: str = bots_item_data
            bots.append(bots_item)

        clock = self.clock
        if clock is not None and clock is not UNSET:
            clock_type_0 = clock.to_dict()
            clock = clock_type_0

        entrants = self.entrants
        format_ = self.format_.to_dict()

        games_per_table = self.games_per_table
        name = self.name
        options = self.options
        participants_max = self.participants_max
        participants_min = self.participants_min
        rated = self.rated
        rating_max = self.rating_max

        rating_min = self.rating_min

        registration_ends_at = self.registration_ends_at.isoformat()
        round_limit_s = self.round_limit_s
        ruleset = self.ruleset
        seats = self.seats
        seeding = self.seeding
        stand_in = self.stand_in
        start_when_full = self.start_when_full
        tie_breaks = []
        for tie_breaks_item_data in self.tie_breaks:
            tie_breaks_item: str = tie_breaks_item_data
            tie_breaks.append(tie_breaks_item)

        turn_limit_s = self.turn_limit_s

        json: dict[str, Any] = {
            **self.additional_properties,
            "bots": bots,
            "clock": clock,
            "entrants": entrants,
            "format": format_,
            "games_per_table": games_per_table,
            "name": name,
            "options": options,
            "participants_max": participants_max,
            "participants_min": participants_min,
            "rated": rated,
            "rating_max": rating_max,
            "rating_min": rating_min,
            "registration_ends_at": registration_ends_at,
            "round_limit_s": round_limit_s,
            "ruleset": ruleset,
            "seats": seats,
            "seeding": seeding,
            "stand_in": stand_in,
            "start_when_full": start_when_full,
            "tie_breaks": tie_breaks,
            "turn_limit_s": turn_limit_s,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bots = []
        _bots = d.pop("bots")
        for bots_item_data in _bots:
            bots_item = check_bot(bots_item_data)

            bots.append(bots_item)

        clock = d.pop("clock")
        if clock is not None and clock is not UNSET:
            clock_type_0 = Clock.from_dict(clock)

            clock = clock_type_0

        entrants = check_tournament_entrants(d.pop("entrants"))

        format_ = unions.read_tournament_format(d.pop("format"))

        games_per_table = d.pop("games_per_table")
        name = d.pop("name")
        options = d.pop("options")
        participants_max = d.pop("participants_max")
        participants_min = d.pop("participants_min")
        rated = d.pop("rated")
        rating_max = d.pop("rating_max")

        rating_min = d.pop("rating_min")

        registration_ends_at = datetime.datetime.fromisoformat(d.pop("registration_ends_at"))

        round_limit_s = d.pop("round_limit_s")
        ruleset = d.pop("ruleset")
        seats = d.pop("seats")
        seeding = check_tournament_seeding(d.pop("seeding"))

        stand_in = check_bot(d.pop("stand_in"))

        start_when_full = d.pop("start_when_full")
        tie_breaks = []
        _tie_breaks = d.pop("tie_breaks")
        for tie_breaks_item_data in _tie_breaks:
            tie_breaks_item = check_tournament_tie_break(tie_breaks_item_data)

            tie_breaks.append(tie_breaks_item)

        turn_limit_s = d.pop("turn_limit_s")

        model = cls(
            bots=bots,
            clock=clock,
            entrants=entrants,
            format_=format_,
            games_per_table=games_per_table,
            name=name,
            options=options,
            participants_max=participants_max,
            participants_min=participants_min,
            rated=rated,
            rating_max=rating_max,
            rating_min=rating_min,
            registration_ends_at=registration_ends_at,
            round_limit_s=round_limit_s,
            ruleset=ruleset,
            seats=seats,
            seeding=seeding,
            stand_in=stand_in,
            start_when_full=start_when_full,
            tie_breaks=tie_breaks,
            turn_limit_s=turn_limit_s,
        )
        model.additional_properties = d
        return model


from ..models.clock import Clock  # noqa: E402
