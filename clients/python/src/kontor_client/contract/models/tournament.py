from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.tournament_cancel_reason import check_tournament_cancel_reason
from ..models.tournament_cancel_reason import TournamentCancelReason
from ..models.tournament_status import check_tournament_status
from ..models.tournament_status import TournamentStatus

T = TypeVar("T", bound="Tournament")


@_attrs_define
class Tournament:
    """A tournament."""

    balance: TournamentBalance
    """ How evenly the rounds were drawn, among those who have not withdrawn. """
    cancelled: None | TournamentCancelReason
    commitment: str
    """ SHA-256 of the text of `seed`, 64 hexadecimal digits. """
    created_at: datetime.datetime
    """ When it was made. """
    ended_at: datetime.datetime | None
    """ When it was over or cancelled. """
    id: str
    """ Its id. """
    last_event: int
    """ Number of its last event. """
    organizer: PlayerRef
    """ A player as others see one. """
    participants: int
    """ How many participants there are who have not withdrawn. """
    rounds: int | None
    """ How many rounds there are; null before the start, and where that depends on the results. """
    rounds_drawn: int
    """ How many rounds were drawn. """
    seed: None | str
    """ The seed of all lots, 64 hexadecimal digits; null before the start. """
    started_at: datetime.datetime | None
    """ When it started. """
    status: TournamentStatus
    """ How far a tournament is. """
    terms: TournamentTerms
    """ The terms of a tournament. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        balance = self.balance.to_dict()
        cancelled = self.cancelled
        if cancelled is not None and cancelled is not UNSET:
            cancelled_type_0 = cancelled
            cancelled = cancelled_type_0

        commitment = self.commitment
        created_at = self.created_at.isoformat()
        ended_at = self.ended_at
        if ended_at is not None and ended_at is not UNSET:
            ended_at_type_0 = ended_at.isoformat()
            ended_at = ended_at_type_0

        id = self.id
        last_event = self.last_event
        organizer = self.organizer.to_dict()
        participants = self.participants
        rounds = self.rounds

        rounds_drawn = self.rounds_drawn
        seed = self.seed

        started_at = self.started_at
        if started_at is not None and started_at is not UNSET:
            started_at_type_0 = started_at.isoformat()
            started_at = started_at_type_0

        status = self.status
        terms = self.terms.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "balance": balance,
            "cancelled": cancelled,
            "commitment": commitment,
            "created_at": created_at,
            "ended_at": ended_at,
            "id": id,
            "last_event": last_event,
            "organizer": organizer,
            "participants": participants,
            "rounds": rounds,
            "rounds_drawn": rounds_drawn,
            "seed": seed,
            "started_at": started_at,
            "status": status,
            "terms": terms,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        balance = TournamentBalance.from_dict(d.pop("balance"))

        cancelled = d.pop("cancelled")
        if cancelled is not None and cancelled is not UNSET:
            cancelled_type_0 = check_tournament_cancel_reason(cancelled)

            cancelled = cancelled_type_0

        commitment = d.pop("commitment")
        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        ended_at = d.pop("ended_at")
        if ended_at is not None and ended_at is not UNSET:
            ended_at_type_0 = datetime.datetime.fromisoformat(ended_at)

            ended_at = ended_at_type_0

        id = d.pop("id")
        last_event = d.pop("last_event")
        organizer = PlayerRef.from_dict(d.pop("organizer"))

        participants = d.pop("participants")
        rounds = d.pop("rounds")

        rounds_drawn = d.pop("rounds_drawn")
        seed = d.pop("seed")

        started_at = d.pop("started_at")
        if started_at is not None and started_at is not UNSET:
            started_at_type_0 = datetime.datetime.fromisoformat(started_at)

            started_at = started_at_type_0

        status = check_tournament_status(d.pop("status"))

        terms = TournamentTerms.from_dict(d.pop("terms"))

        model = cls(
            balance=balance,
            cancelled=cancelled,
            commitment=commitment,
            created_at=created_at,
            ended_at=ended_at,
            id=id,
            last_event=last_event,
            organizer=organizer,
            participants=participants,
            rounds=rounds,
            rounds_drawn=rounds_drawn,
            seed=seed,
            started_at=started_at,
            status=status,
            terms=terms,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
from ..models.tournament_balance import TournamentBalance  # noqa: E402
from ..models.tournament_terms import TournamentTerms  # noqa: E402
