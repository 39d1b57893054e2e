from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentNewsTournamentRoundDrawn")


@_attrs_define
class TournamentNewsTournamentRoundDrawn:
    """A round was drawn."""

    byes: list[int]
    """ The numbers of the participants who have no table. """
    ends_at: datetime.datetime
    """ When it ends at the latest. """
    round_: int
    """ The round, from 1 on. """
    tables: list[TournamentDrawnTable]
    """ Its tables. """
    type_: Literal["tournament.round_drawn"] = "tournament.round_drawn"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        byes = self.byes

        ends_at = self.ends_at.isoformat()
        round_ = self.round_
        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "byes": byes,
            "ends_at": ends_at,
            "round": round_,
            "tables": tables,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        byes = cast(list[int], d.pop("byes"))

        ends_at = datetime.datetime.fromisoformat(d.pop("ends_at"))

        round_ = d.pop("round")
        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = TournamentDrawnTable.from_dict(tables_item_data)

            tables.append(tables_item)

        type_ = cast(Literal["tournament.round_drawn"], d.pop("type"))
        if type_ != "tournament.round_drawn":
            raise ValueError(f"type must match const 'tournament.round_drawn', got '{type_}'")
        model = cls(
            byes=byes,
            ends_at=ends_at,
            round_=round_,
            tables=tables,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.tournament_drawn_table import TournamentDrawnTable  # noqa: E402
