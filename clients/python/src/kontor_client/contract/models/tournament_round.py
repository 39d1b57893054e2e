from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="TournamentRound")


@_attrs_define
class TournamentRound:
    """A round of a tournament."""

    byes: list[int]
    """ The numbers of the participants who have no table. """
    closed_at: datetime.datetime | None
    """ When all its games were counted; null before. """
    drawn_at: datetime.datetime
    """ When it was drawn. """
    ends_at: datetime.datetime
    """ When it ends at the latest. """
    round_: int
    """ The round, from 1 on. """
    tables: list[TournamentRoundTable]
    """ Its tables. """
    tournament: str
    """ Id of the tournament. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        byes = self.byes

        closed_at = self.closed_at
        if closed_at is not None and closed_at is not UNSET:
            closed_at_type_0 = closed_at.isoformat()
            closed_at = closed_at_type_0

        drawn_at = self.drawn_at.isoformat()
        ends_at = self.ends_at.isoformat()
        round_ = self.round_
        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        tournament = self.tournament
        json: dict[str, Any] = {
            **self.additional_properties,
            "byes": byes,
            "closed_at": closed_at,
            "drawn_at": drawn_at,
            "ends_at": ends_at,
            "round": round_,
            "tables": tables,
            "tournament": tournament,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        byes = cast(list[int], d.pop("byes"))

        closed_at = d.pop("closed_at")
        if closed_at is not None and closed_at is not UNSET:
            closed_at_type_0 = datetime.datetime.fromisoformat(closed_at)

            closed_at = closed_at_type_0

        drawn_at = datetime.datetime.fromisoformat(d.pop("drawn_at"))

        ends_at = datetime.datetime.fromisoformat(d.pop("ends_at"))

        round_ = d.pop("round")
        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = TournamentRoundTable.from_dict(tables_item_data)

            tables.append(tables_item)

        tournament = d.pop("tournament")
        model = cls(
            byes=byes,
            closed_at=closed_at,
            drawn_at=drawn_at,
            ends_at=ends_at,
            round_=round_,
            tables=tables,
            tournament=tournament,
        )
        model.additional_properties = d
        return model


from ..models.tournament_round_table import TournamentRoundTable  # noqa: E402
