from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from .. import unions
from ...tagged import forget_unknown_fields
from ..types import UNSET, Unset

from ..models.bot import Bot
from ..models.bot import check_bot
from ..models.tournament_entrants import check_tournament_entrants
from ..models.tournament_entrants import TournamentEntrants
from ..models.tournament_seeding import check_tournament_seeding
from ..models.tournament_seeding import TournamentSeeding
from ..models.tournament_tie_break import check_tournament_tie_break
from ..models.tournament_tie_break import TournamentTieBreak

T = TypeVar("T", bound="CreateTournamentRequest")


@_attrs_define
class CreateTournamentRequest:
    """A tournament to be made."""

    format_: unions.TournamentFormat
    """ How a tournament is played. """
    name: str
    """ What it is called. """
    participants_max: int
    """ How many can take part. """
    registration_ends_at: datetime.datetime
    """ When registration ends, within 90 days. """
    round_limit_s: int
    """ How long a round lasts at most, in seconds. """
    ruleset: str
    """ Id of the ruleset. """
    seats: int
    """ How many sit at each table, within the ruleset's `seats_min` and `seats_max`. """
    bots: list[Bot] | Unset = UNSET
    """ Bots of the server that take part from the beginning; none in a rated tournament. """
    clock: Clock | None | Unset = UNSET
    entrants: TournamentEntrants | Unset = UNSET
    """ Who may enter. """
    games_per_table: int | Unset = 1
    """ How many games each table plays in a round, one after the other, with changing seats. """
    options: Any | Unset = UNSET
    """ Options of the ruleset. Each plays for themself: options with teams are refused. """
    participants_min: int | None | Unset = UNSET
    """ With fewer participants it is cancelled; `seats` by default. """
    rated: bool | Unset = False
    """ Whether the games change the ratings of the players. """
    rating_max: int | None | Unset = UNSET
    """ The highest rating with which one may enter, in points. """
    rating_min: int | None | Unset = UNSET
    """ The lowest rating with which one may enter, in points. Who has no rating counts as 1500. """
    seeding: TournamentSeeding | Unset = UNSET
    """ In which order the participants are drawn at first. """
    stand_in: Bot | Unset = UNSET
    """ A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it
    stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more
    than its seat. New ones may come. """
    start_when_full: bool | Unset = True
    """ Whether it starts as soon as `participants_max` have entered. """
    tie_breaks: list[TournamentTieBreak] | None | Unset = UNSET
    """ What decides between equal points, in this order; the usual ones of the format if it is left out. After these the
    lot decides. """
    turn_limit_s: int | None | Unset = UNSET
    """ How long a decision may be open, in seconds; either this or a `clock` is needed. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        format_ = self.format_.to_dict()

        name = self.name
        participants_max = self.participants_max
        registration_ends_at = self.registration_ends_at.isoformat()
        round_limit_s = self.round_limit_s
        ruleset = self.ruleset
        seats = self.seats
        bots = UNSET
        if not isinstance(self.bots, Unset):
            bots = []
            for bots_item_data in self.bots:
                bots_item: str = bots_item_data
                bots.append(bots_item)

        clock = self.clock
        if clock is not None and clock is not UNSET:
            clock_type_0 = clock.to_dict()
            clock = clock_type_0

        entrants = UNSET
        if not isinstance(self.entrants, Unset):
            entrants = self.entrants

        games_per_table = self.games_per_table
        options = self.options
        participants_min = self.participants_min

        rated = self.rated
        rating_max = self.rating_max

        rating_min = self.rating_min

        seeding = UNSET
        if not isinstance(self.seeding, Unset):
            seeding = self.seeding

        stand_in = UNSET
        if not isinstance(self.stand_in, Unset):
            stand_in = self.stand_in

        start_when_full = self.start_when_full
        tie_breaks = self.tie_breaks
        if tie_breaks is not None and tie_breaks is not UNSET:
            tie_breaks_type_0 = []
            for tie_breaks_type_0_item_data in tie_breaks:
                tie_breaks_type_0_item: str = tie_breaks_type_0_item_data
                tie_breaks_type_0.append(tie_breaks_type_0_item)

            tie_breaks = tie_breaks_type_0

        turn_limit_s = self.turn_limit_s

        json: dict[str, Any] = {
            "format": format_,
            "name": name,
            "participants_max": participants_max,
            "registration_ends_at": registration_ends_at,
            "round_limit_s": round_limit_s,
            "ruleset": ruleset,
            "seats": seats,
        }
        if bots is not UNSET:
            json["bots"] = bots
        if clock is not UNSET:
            json["clock"] = clock
        if entrants is not UNSET:
            json["entrants"] = entrants
        if games_per_table is not UNSET:
            json["games_per_table"] = games_per_table
        if options is not UNSET:
            json["options"] = options
        if participants_min is not UNSET:
            json["participants_min"] = participants_min
        if rated is not UNSET:
            json["rated"] = rated
        if rating_max is not UNSET:
            json["rating_max"] = rating_max
        if rating_min is not UNSET:
            json["rating_min"] = rating_min
        if seeding is not UNSET:
            json["seeding"] = seeding
        if stand_in is not UNSET:
            json["stand_in"] = stand_in
        if start_when_full is not UNSET:
            json["start_when_full"] = start_when_full
        if tie_breaks is not UNSET:
            json["tie_breaks"] = tie_breaks
        if turn_limit_s is not UNSET:
            json["turn_limit_s"] = turn_limit_s
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        format_ = unions.read_tournament_format(d.pop("format"))

        name = d.pop("name")
        participants_max = d.pop("participants_max")
        registration_ends_at = datetime.datetime.fromisoformat(d.pop("registration_ends_at"))

        round_limit_s = d.pop("round_limit_s")
        ruleset = d.pop("ruleset")
        seats = d.pop("seats")
        _bots = d.pop("bots", UNSET)
        bots: list[Bot] | Unset = UNSET
        if _bots is not UNSET:
            bots = []
            for bots_item_data in _bots:
                bots_item = check_bot(bots_item_data)

                bots.append(bots_item)

        clock = d.pop("clock", UNSET)
        if clock is not None and clock is not UNSET:
            clock_type_0 = Clock.from_dict(clock)

            clock = clock_type_0

        _entrants = d.pop("entrants", UNSET)
        entrants: TournamentEntrants | Unset
        if isinstance(_entrants, Unset):
            entrants = UNSET
        else:
            entrants = check_tournament_entrants(_entrants)

        games_per_table = d.pop("games_per_table", UNSET)
        options = d.pop("options", UNSET)
        participants_min = d.pop("participants_min", UNSET)

        rated = d.pop("rated", UNSET)
        rating_max = d.pop("rating_max", UNSET)

        rating_min = d.pop("rating_min", UNSET)

        _seeding = d.pop("seeding", UNSET)
        seeding: TournamentSeeding | Unset
        if isinstance(_seeding, Unset):
            seeding = UNSET
        else:
            seeding = check_tournament_seeding(_seeding)

        _stand_in = d.pop("stand_in", UNSET)
        stand_in: Bot | Unset
        if isinstance(_stand_in, Unset):
            stand_in = UNSET
        else:
            stand_in = check_bot(_stand_in)

        start_when_full = d.pop("start_when_full", UNSET)
        tie_breaks = d.pop("tie_breaks", UNSET)
        if tie_breaks is not None and tie_breaks is not UNSET:
            tie_breaks_type_0 = []
            _tie_breaks_type_0 = tie_breaks
            for tie_breaks_type_0_item_data in _tie_breaks_type_0:
                tie_breaks_type_0_item = check_tournament_tie_break(tie_breaks_type_0_item_data)

                tie_breaks_type_0.append(tie_breaks_type_0_item)

            tie_breaks = tie_breaks_type_0

        turn_limit_s = d.pop("turn_limit_s", UNSET)

        model = cls(
            format_=format_,
            name=name,
            participants_max=participants_max,
            registration_ends_at=registration_ends_at,
            round_limit_s=round_limit_s,
            ruleset=ruleset,
            seats=seats,
            bots=bots,
            clock=clock,
            entrants=entrants,
            games_per_table=games_per_table,
            options=options,
            participants_min=participants_min,
            rated=rated,
            rating_max=rating_max,
            rating_min=rating_min,
            seeding=seeding,
            stand_in=stand_in,
            start_when_full=start_when_full,
            tie_breaks=tie_breaks,
            turn_limit_s=turn_limit_s,
        )
        forget_unknown_fields(model)
        return model


from ..models.clock import Clock  # noqa: E402
