from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.tournament_result_reason import check_tournament_result_reason
from ..models.tournament_result_reason import TournamentResultReason

T = TypeVar("T", bound="TournamentRoundGame")


@_attrs_define
class TournamentRoundGame:
    """A game of a round, with its result."""

    game: str
    """ The id that it has, or will have when it is made. """
    reason: None | TournamentResultReason
    results: list[TournamentResult]
    """ The result by seat; empty as long as there is none. """
    seats: list[int]
    """ The numbers of the participants by seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        game = self.game
        reason = self.reason
        if reason is not None and reason is not UNSET:
            reason_type_0 = reason
            reason = reason_type_0

        results = []
        for results_item_data in self.results:
            results_item = results_item_data.to_dict()
            results.append(results_item)

        seats = self.seats

        json: dict[str, Any] = {
            **self.additional_properties,
            "game": game,
            "reason": reason,
            "results": results,
            "seats": seats,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        game = d.pop("game")
        reason = d.pop("reason")
        if reason is not None and reason is not UNSET:
            reason_type_0 = check_tournament_result_reason(reason)

            reason = reason_type_0

        results = []
        _results = d.pop("results")
        for results_item_data in _results:
            results_item = TournamentResult.from_dict(results_item_data)

            results.append(results_item)

        seats = cast(list[int], d.pop("seats"))

        model = cls(
            game=game,
            reason=reason,
            results=results,
            seats=seats,
        )
        model.additional_properties = d
        return model


from ..models.tournament_result import TournamentResult  # noqa: E402
