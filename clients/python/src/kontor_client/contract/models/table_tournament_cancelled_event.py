from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TableTournamentCancelledEvent")


@_attrs_define
class TableTournamentCancelledEvent:
    """The tournament of the table was cancelled: the game goes on as an ordinary one, and the end of the round means
    nothing for its clocks any more."""

    at: datetime.datetime
    """ When the commit was accepted. """
    commit: int
    """ The commit that it belongs to; events of a commit appear together or not at all. """
    data: Any
    """ The tournament of the table was cancelled: the game goes on as an ordinary one, and the end of the round means
    nothing for its clocks any more. """
    seat: int | None
    """ The seat whose command caused it; null where none did. """
    seq: int
    """ 1, 2, 3 … through all commits of the game, the same for every viewer. """
    type_: Literal["table.tournament_cancelled"] = "table.tournament_cancelled"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        at = self.at.isoformat()
        commit = self.commit
        data = self.data
        seat = self.seat

        seq = self.seq
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "at": at,
            "commit": commit,
            "data": data,
            "seat": seat,
            "seq": seq,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        commit = d.pop("commit")
        data = d.pop("data")
        seat = d.pop("seat")

        seq = d.pop("seq")
        type_ = cast(Literal["table.tournament_cancelled"], d.pop("type"))
        if type_ != "table.tournament_cancelled":
            raise ValueError(f"type must match const 'table.tournament_cancelled', got '{type_}'")
        model = cls(
            at=at,
            commit=commit,
            data=data,
            seat=seat,
            seq=seq,
            type_=type_,
        )
        model.additional_properties = d
        return model
