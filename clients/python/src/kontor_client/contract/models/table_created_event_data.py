from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.bot import Bot
from ..models.bot import check_bot
from ..models.visibility import check_visibility
from ..models.visibility import Visibility

T = TypeVar("T", bound="TableCreatedEventData")


@_attrs_define
class TableCreatedEventData:
    """The table was made; its luck is committed to."""

    commitment: str
    """ SHA-256 commitment to the secret seed, 64 hexadecimal digits. """
    options: Any
    """ Options of the ruleset, defaults filled in. """
    owner: PlayerRef
    """ A player as others see one. """
    rules_version: str
    """ Behaviour of the rules that the game keeps to its end. """
    ruleset: str
    """ Id of the ruleset. """
    sandbox: bool
    """ Whether the luck is known from the beginning to those who sit there. """
    seats: int
    """ How many seats the table has. """
    stand_in: Bot
    """ A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it
    stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more
    than its seat. New ones may come. """
    turn_limit_s: int | None
    """ Seconds that a decision may be open before the seat is handed over; null where there is no such limit. """
    visibility: Visibility
    """ Who can find a table. """
    clock: Clock | None | Unset = UNSET
    rated: bool | Unset = UNSET
    """ Whether its result changes the ratings of its players; left out where it does not. """
    tournament: None | TournamentTable | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        commitment = self.commitment
        options = self.options
        owner = self.owner.to_dict()
        rules_version = self.rules_version
        ruleset = self.ruleset
        sandbox = self.sandbox
        seats = self.seats
        stand_in = self.stand_in
        turn_limit_s = self.turn_limit_s

        visibility = self.visibility
        clock = self.clock
        if clock is not None and clock is not UNSET:
            clock_type_0 = clock.to_dict()
            clock = clock_type_0

        rated = self.rated
        tournament = self.tournament
        if tournament is not None and tournament is not UNSET:
            tournament_type_0 = tournament.to_dict()
            tournament = tournament_type_0

        json: dict[str, Any] = {
            **self.additional_properties,
            "commitment": commitment,
            "options": options,
            "owner": owner,
            "rules_version": rules_version,
            "ruleset": ruleset,
            "sandbox": sandbox,
            "seats": seats,
            "stand_in": stand_in,
            "turn_limit_s": turn_limit_s,
            "visibility": visibility,
        }
        if clock is not UNSET:
            json["clock"] = clock
        if rated is not UNSET:
            json["rated"] = rated
        if tournament is not UNSET:
            json["tournament"] = tournament
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        commitment = d.pop("commitment")
        options = d.pop("options")
        owner = PlayerRef.from_dict(d.pop("owner"))

        rules_version = d.pop("rules_version")
        ruleset = d.pop("ruleset")
        sandbox = d.pop("sandbox")
        seats = d.pop("seats")
        stand_in = check_bot(d.pop("stand_in"))

        turn_limit_s = d.pop("turn_limit_s")

        visibility = check_visibility(d.pop("visibility"))

        clock = d.pop("clock", UNSET)
        if clock is not None and clock is not UNSET:
            clock_type_0 = Clock.from_dict(clock)

            clock = clock_type_0

        rated = d.pop("rated", UNSET)
        tournament = d.pop("tournament", UNSET)
        if tournament is not None and tournament is not UNSET:
            tournament_type_0 = TournamentTable.from_dict(tournament)

            tournament = tournament_type_0

        model = cls(
            commitment=commitment,
            options=options,
            owner=owner,
            rules_version=rules_version,
            ruleset=ruleset,
            sandbox=sandbox,
            seats=seats,
            stand_in=stand_in,
            turn_limit_s=turn_limit_s,
            visibility=visibility,
            clock=clock,
            rated=rated,
            tournament=tournament,
        )
        model.additional_properties = d
        return model


from ..models.clock import Clock  # noqa: E402
from ..models.player_ref import PlayerRef  # noqa: E402
from ..models.tournament_table import TournamentTable  # noqa: E402
