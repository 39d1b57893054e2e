from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.tournament_result_reason import check_tournament_result_reason
from ..models.tournament_result_reason import TournamentResultReason

T = TypeVar("T", bound="TournamentNewsTournamentResultCounted")


@_attrs_define
class TournamentNewsTournamentResultCounted:
    """A game of the round was counted."""

    game: str
    """ Id of the game. """
    reason: TournamentResultReason
    """ How it came to a result. """
    results: list[TournamentResult]
    """ The result by seat. """
    round_: int
    """ The round. """
    table: int
    """ The table of the round. """
    type_: Literal["tournament.result_counted"] = "tournament.result_counted"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        game = self.game
        reason = self.reason
        results = []
        for results_item_data in self.results:
            results_item = results_item_data.to_dict()
            results.append(results_item)

        round_ = self.round_
        table = self.table
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "game": game,
            "reason": reason,
            "results": results,
            "round": round_,
            "table": table,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        game = d.pop("game")
        reason = check_tournament_result_reason(d.pop("reason"))

        results = []
        _results = d.pop("results")
        for results_item_data in _results:
            results_item = TournamentResult.from_dict(results_item_data)

            results.append(results_item)

        round_ = d.pop("round")
        table = d.pop("table")
        type_ = cast(Literal["tournament.result_counted"], d.pop("type"))
        if type_ != "tournament.result_counted":
            raise ValueError(f"type must match const 'tournament.result_counted', got '{type_}'")
        model = cls(
            game=game,
            reason=reason,
            results=results,
            round_=round_,
            table=table,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.tournament_result import TournamentResult  # noqa: E402
