from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentRoundTable")


@_attrs_define
class TournamentRoundTable:
    """A table of a round, with its games."""

    games: list[TournamentRoundGame]
    """ Its games, which are played one after the other. """
    table: int
    """ The table, from 1 on. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        games = []
        for games_item_data in self.games:
            games_item = games_item_data.to_dict()
            games.append(games_item)

        table = self.table
        json: dict[str, Any] = {
            **self.additional_properties,
            "games": games,
            "table": table,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        games = []
        _games = d.pop("games")
        for games_item_data in _games:
            games_item = TournamentRoundGame.from_dict(games_item_data)

            games.append(games_item)

        table = d.pop("table")
        model = cls(
            games=games,
            table=table,
        )
        model.additional_properties = d
        return model


from ..models.tournament_round_game import TournamentRoundGame  # noqa: E402
