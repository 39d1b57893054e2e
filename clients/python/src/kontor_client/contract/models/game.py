from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.bot import Bot
from ..models.bot import check_bot
from ..models.status import check_status
from ..models.status import Status
from ..models.visibility import check_visibility
from ..models.visibility import Visibility

T = TypeVar("T", bound="Game")


@_attrs_define
class Game:
    """A game as everybody who may know of it sees it."""

    chain_head: str
    """ The chain's link for the last commit. """
    clock: Clock | None
    commit: int
    """ Number of the last commit. """
    commitment: str
    """ SHA-256 commitment to the secret seed, made before anybody sat down. """
    created_at: datetime.datetime
    """ When the table was made, or the game imported. """
    expires_at: datetime.datetime | None
    """ When the table is deleted if nothing happens there until then; each change at the table makes it later. Null once
    the game has begun. """
    finished_at: datetime.datetime | None
    """ When the game ended. """
    forked_from: ForkedFrom | None
    id: str
    """ Id of the game. """
    imported: Imported | None
    invite: None | str
    """ What opens a private table to others; null for those who neither sit there nor own it, for public tables, and for a
    token that has neither the scope `read` nor `tables`. """
    options: Any
    """ Options of the ruleset, defaults filled in. A list leaves out an option that is longer than 512 bytes as JSON, such
    as a board of one's own. """
    outcome: GameOutcome | None
    owner: str
    """ Id of the player who made the table, or imported the game. """
    paused: bool
    """ Whether all clocks stand, because all players want it. """
    rated: bool
    """ Whether its result changes the ratings of its players. """
    rules_version: str
    """ Behaviour of the rules that it keeps to its end. """
    ruleset: str
    """ Id of its ruleset. """
    sandbox: None | Sandbox
    seats: list[GameSeat]
    """ All seats in order. """
    seq: int
    """ Seq of the last event. """
    stand_in: Bot
    """ A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it
    stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more
    than its seat. New ones may come. """
    start_by_others_at: datetime.datetime | None
    """ From when on not only the owner may start the game, but any player who sits there. Null while a seat is free, where
    the game is rated, and once the game has begun. """
    started_at: datetime.datetime | None
    """ When the game began. """
    status: Status
    """ How far a game is. """
    tournament: None | TournamentTable
    turn_limit_s: int | None
    """ How long a decision may be open, in seconds, before its seat is handed over; null where there is no limit, or a
    `clock` instead. """
    visibility: Visibility
    """ Who can find a table. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        chain_head = self.chain_head
        clock = self.clock
        if clock is not None and clock is not UNSET:
            clock_type_0 = clock.to_dict()
            clock = clock_type_0

        commit = self.commit
        commitment = self.commitment
        created_at = self.created_at.isoformat()
        expires_at = self.expires_at
        if expires_at is not None and expires_at is not UNSET:
            expires_at_type_0 = expires_at.isoformat()
            expires_at = expires_at_type_0

        finished_at = self.finished_at
        if finished_at is not None and finished_at is not UNSET:
            finished_at_type_0 = finished_at.isoformat()
            finished_at = finished_at_type_0

        forked_from = self.forked_from
        if forked_from is not None and forked_from is not UNSET:
            forked_from_type_0 = forked_from.to_dict()
            forked_from = forked_from_type_0

        id = self.id
        imported = self.imported
        if imported is not None and imported is not UNSET:
            imported_type_0 = imported.to_dict()
            imported = imported_type_0

        invite = self.invite

        options = self.options
        outcome = self.outcome
        if outcome is not None and outcome is not UNSET:
            outcome_type_0 = outcome.to_dict()
            outcome = outcome_type_0

        owner = self.owner
        paused = self.paused
        rated = self.rated
        rules_version = self.rules_version
        ruleset = self.ruleset
        sandbox = self.sandbox
        if sandbox is not None and sandbox is not UNSET:
            sandbox_type_0 = sandbox.to_dict()
            sandbox = sandbox_type_0

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        seq = self.seq
        stand_in = self.stand_in
        start_by_others_at = self.start_by_others_at
        if start_by_others_at is not None and start_by_others_at is not UNSET:
            start_by_others_at_type_0 = start_by_others_at.isoformat()
            start_by_others_at = start_by_others_at_type_0

        started_at = self.started_at
        if started_at is not None and started_at is not UNSET:
            started_at_type_0 = started_at.isoformat()
            started_at = started_at_type_0

        status = self.status
        tournament = self.tournament
        if tournament is not None and tournament is not UNSET:
            tournament_type_0 = tournament.to_dict()
            tournament = tournament_type_0

        turn_limit_s = self.turn_limit_s

        visibility = self.visibility
        json: dict[str, Any] = {
            **self.additional_properties,
            "chain_head": chain_head,
            "clock": clock,
            "commit": commit,
            "commitment": commitment,
            "created_at": created_at,
            "expires_at": expires_at,
            "finished_at": finished_at,
            "forked_from": forked_from,
            "id": id,
            "imported": imported,
            "invite": invite,
            "options": options,
            "outcome": outcome,
            "owner": owner,
            "paused": paused,
            "rated": rated,
            "rules_version": rules_version,
            "ruleset": ruleset,
            "sandbox": sandbox,
            "seats": seats,
            "seq": seq,
            "stand_in": stand_in,
            "start_by_others_at": start_by_others_at,
            "started_at": started_at,
            "status": status,
            "tournament": tournament,
            "turn_limit_s": turn_limit_s,
            "visibility": visibility,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        chain_head = d.pop("chain_head")
        clock = d.pop("clock")
        if clock is not None and clock is not UNSET:
            clock_type_0 = Clock.from_dict(clock)

            clock = clock_type_0

        commit = d.pop("commit")
        commitment = d.pop("commitment")
        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        expires_at = d.pop("expires_at")
        if expires_at is not None and expires_at is not UNSET:
            expires_at_type_0 = datetime.datetime.fromisoformat(expires_at)

            expires_at = expires_at_type_0

        finished_at = d.pop("finished_at")
        if finished_at is not None and finished_at is not UNSET:
            finished_at_type_0 = datetime.datetime.fromisoformat(finished_at)

            finished_at = finished_at_type_0

        forked_from = d.pop("forked_from")
        if forked_from is not None and forked_from is not UNSET:
            forked_from_type_0 = ForkedFrom.from_dict(forked_from)

            forked_from = forked_from_type_0

        id = d.pop("id")
        imported = d.pop("imported")
        if imported is not None and imported is not UNSET:
            imported_type_0 = Imported.from_dict(imported)

            imported = imported_type_0

        invite = d.pop("invite")

        options = d.pop("options")
        outcome = d.pop("outcome")
        if outcome is not None and outcome is not UNSET:
            outcome_type_0 = GameOutcome.from_dict(outcome)

            outcome = outcome_type_0

        owner = d.pop("owner")
        paused = d.pop("paused")
        rated = d.pop("rated")
        rules_version = d.pop("rules_version")
        ruleset = d.pop("ruleset")
        sandbox = d.pop("sandbox")
        if sandbox is not None and sandbox is not UNSET:
            sandbox_type_0 = Sandbox.from_dict(sandbox)

            sandbox = sandbox_type_0

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = GameSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        seq = d.pop("seq")
        stand_in = check_bot(d.pop("stand_in"))

        start_by_others_at = d.pop("start_by_others_at")
        if start_by_others_at is not None and start_by_others_at is not UNSET:
            start_by_others_at_type_0 = datetime.datetime.fromisoformat(start_by_others_at)

            start_by_others_at = start_by_others_at_type_0

        started_at = d.pop("started_at")
        if started_at is not None and started_at is not UNSET:
            started_at_type_0 = datetime.datetime.fromisoformat(started_at)

            started_at = started_at_type_0

        status = check_status(d.pop("status"))

        tournament = d.pop("tournament")
        if tournament is not None and tournament is not UNSET:
            tournament_type_0 = TournamentTable.from_dict(tournament)

            tournament = tournament_type_0

        turn_limit_s = d.pop("turn_limit_s")

        visibility = check_visibility(d.pop("visibility"))

        model = cls(
            chain_head=chain_head,
            clock=clock,
            commit=commit,
            commitment=commitment,
            created_at=created_at,
            expires_at=expires_at,
            finished_at=finished_at,
            forked_from=forked_from,
            id=id,
            imported=imported,
            invite=invite,
            options=options,
            outcome=outcome,
            owner=owner,
            paused=paused,
            rated=rated,
            rules_version=rules_version,
            ruleset=ruleset,
            sandbox=sandbox,
            seats=seats,
            seq=seq,
            stand_in=stand_in,
            start_by_others_at=start_by_others_at,
            started_at=started_at,
            status=status,
            tournament=tournament,
            turn_limit_s=turn_limit_s,
            visibility=visibility,
        )
        model.additional_properties = d
        return model


from ..models.clock import Clock  # noqa: E402
from ..models.forked_from import ForkedFrom  # noqa: E402
from ..models.game_outcome import GameOutcome  # noqa: E402
from ..models.game_seat import GameSeat  # noqa: E402
from ..models.imported import Imported  # noqa: E402
from ..models.sandbox import Sandbox  # noqa: E402
from ..models.tournament_table import TournamentTable  # noqa: E402
