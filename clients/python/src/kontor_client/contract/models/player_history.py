from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="PlayerHistory")


@_attrs_define
class PlayerHistory:
    """The public games of a player."""

    games: list[GameCount]
    """ How many there are of each ruleset and status; none where there are none. """
    results: list[PlayerResult]
    """ The results of the ten that were made last of those that are over, the newest first. `GET
    /v1/games?player=…&status=finished` has all. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        games = []
        for games_item_data in self.games:
            games_item = games_item_data.to_dict()
            games.append(games_item)

        results = []
        for results_item_data in self.results:
            results_item = results_item_data.to_dict()
            results.append(results_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "games": games,
            "results": results,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        games = []
        _games = d.pop("games")
        for games_item_data in _games:
            games_item = GameCount.from_dict(games_item_data)

            games.append(games_item)

        results = []
        _results = d.pop("results")
        for results_item_data in _results:
            results_item = PlayerResult.from_dict(results_item_data)

            results.append(results_item)

        model = cls(
            games=games,
            results=results,
        )
        model.additional_properties = d
        return model


from ..models.game_count import GameCount  # noqa: E402
from ..models.player_result import PlayerResult  # noqa: E402
