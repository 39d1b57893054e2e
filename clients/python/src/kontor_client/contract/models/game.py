from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.bot import Bot
from ..models.bot import check_bot
from ..models.status import check_status
from ..models.status import Status
from ..models.visibility import check_visibility
from ..models.visibility import Visibility
from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.game_options import GameOptions
    from ..models.game_outcome import GameOutcome
    from ..models.game_seat import GameSeat
    from ..models.sandbox import Sandbox


T = TypeVar("T", bound="Game")


@_attrs_define
class Game:
    """A game as everybody who may know of it sees it.

    Attributes:
        chain_head (str): The chain's link for the last commit.
        commit (int): Number of the last commit.
        commitment (str): SHA-256 commitment to the secret seed, made before anybody sat down.
        created_at (datetime.datetime): When the table was made. Example: 2026-01-31T12:00:00.000Z.
        finished_at (datetime.datetime | None): When the game ended. Example: 2026-01-31T12:00:00.000Z.
        id (str): Id of the game. Example: g_4x7k2m3n5q6r7s2t4u5v6w7x2y.
        invite (None | str): What opens a private table to others; null for those who neither sit there nor own it, and
            for public tables.
        options (GameOptions): Options of the ruleset, defaults filled in.
        outcome (GameOutcome | None):
        owner (str): Id of the player who made the table.
        rules_version (str): Behaviour of the rules that it keeps to its end. Example: medici/1.
        ruleset (str): Id of its ruleset. Example: medici.
        sandbox (None | Sandbox):
        seats (list[GameSeat]): All seats in order.
        seq (int): Seq of the last event.
        stand_in (Bot): A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the
            one after which it stands best;
            `search` the one that turns out best when the game is played on in imagined worlds. None knows more than its
            seat. New ones
            may come.
        started_at (datetime.datetime | None): When the game began. Example: 2026-01-31T12:00:00.000Z.
        status (Status): How far a game is.
        turn_limit_s (int | None): How long a decision may be open, in seconds, before its seat is handed over; null
            where there is no limit.
        visibility (Visibility): Who can find a table.
    """

    chain_head: str
    commit: int
    commitment: str
    created_at: datetime.datetime
    finished_at: datetime.datetime | None
    id: str
    invite: None | str
    options: GameOptions
    outcome: GameOutcome | None
    owner: str
    rules_version: str
    ruleset: str
    sandbox: None | Sandbox
    seats: list[GameSeat]
    seq: int
    stand_in: Bot
    started_at: datetime.datetime | None
    status: Status
    turn_limit_s: int | None
    visibility: Visibility
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.game_options import GameOptions  # noqa: PLC0415
        from ..models.game_outcome import GameOutcome  # noqa: PLC0415
        from ..models.game_seat import GameSeat  # noqa: PLC0415
        from ..models.sandbox import Sandbox  # noqa: PLC0415

        chain_head = self.chain_head

        commit = self.commit

        commitment = self.commitment

        created_at = self.created_at.isoformat()

        finished_at: None | str
        if isinstance(self.finished_at, datetime.datetime):
            finished_at = self.finished_at.isoformat()
        else:
            finished_at = self.finished_at

        id = self.id

        invite: None | str
        invite = self.invite

        options = self.options.to_dict()

        outcome: dict[str, Any] | None
        if isinstance(self.outcome, GameOutcome):
            outcome = self.outcome.to_dict()
        else:
            outcome = self.outcome

        owner = self.owner

        rules_version = self.rules_version

        ruleset = self.ruleset

        sandbox: dict[str, Any] | None
        if isinstance(self.sandbox, Sandbox):
            sandbox = self.sandbox.to_dict()
        else:
            sandbox = self.sandbox

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        seq = self.seq

        stand_in: str = self.stand_in

        started_at: None | str
        if isinstance(self.started_at, datetime.datetime):
            started_at = self.started_at.isoformat()
        else:
            started_at = self.started_at

        status: str = self.status

        turn_limit_s: int | None
        turn_limit_s = self.turn_limit_s

        visibility: str = self.visibility

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "chain_head": chain_head,
                "commit": commit,
                "commitment": commitment,
                "created_at": created_at,
                "finished_at": finished_at,
                "id": id,
                "invite": invite,
                "options": options,
                "outcome": outcome,
                "owner": owner,
                "rules_version": rules_version,
                "ruleset": ruleset,
                "sandbox": sandbox,
                "seats": seats,
                "seq": seq,
                "stand_in": stand_in,
                "started_at": started_at,
                "status": status,
                "turn_limit_s": turn_limit_s,
                "visibility": visibility,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_options import GameOptions  # noqa: PLC0415
        from ..models.game_outcome import GameOutcome  # noqa: PLC0415
        from ..models.game_seat import GameSeat  # noqa: PLC0415
        from ..models.sandbox import Sandbox  # noqa: PLC0415

        d = dict(src_dict)
        chain_head = d.pop("chain_head")

        commit = d.pop("commit")

        commitment = d.pop("commitment")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_finished_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                finished_at_type_0 = datetime.datetime.fromisoformat(data)

                return finished_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        finished_at = _parse_finished_at(d.pop("finished_at"))

        id = d.pop("id")

        def _parse_invite(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        invite = _parse_invite(d.pop("invite"))

        options = GameOptions.from_dict(d.pop("options"))

        def _parse_outcome(data: object) -> GameOutcome | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                outcome_type_0 = GameOutcome.from_dict(data)

                return outcome_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GameOutcome | None, data)

        outcome = _parse_outcome(d.pop("outcome"))

        owner = d.pop("owner")

        rules_version = d.pop("rules_version")

        ruleset = d.pop("ruleset")

        def _parse_sandbox(data: object) -> None | Sandbox:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                sandbox_type_0 = Sandbox.from_dict(data)

                return sandbox_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Sandbox, data)

        sandbox = _parse_sandbox(d.pop("sandbox"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = GameSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        seq = d.pop("seq")

        stand_in = check_bot(d.pop("stand_in"))

        def _parse_started_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                started_at_type_0 = datetime.datetime.fromisoformat(data)

                return started_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        started_at = _parse_started_at(d.pop("started_at"))

        status = check_status(d.pop("status"))

        def _parse_turn_limit_s(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        turn_limit_s = _parse_turn_limit_s(d.pop("turn_limit_s"))

        visibility = check_visibility(d.pop("visibility"))

        game = cls(
            chain_head=chain_head,
            commit=commit,
            commitment=commitment,
            created_at=created_at,
            finished_at=finished_at,
            id=id,
            invite=invite,
            options=options,
            outcome=outcome,
            owner=owner,
            rules_version=rules_version,
            ruleset=ruleset,
            sandbox=sandbox,
            seats=seats,
            seq=seq,
            stand_in=stand_in,
            started_at=started_at,
            status=status,
            turn_limit_s=turn_limit_s,
            visibility=visibility,
        )

        game.additional_properties = d
        return game

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
