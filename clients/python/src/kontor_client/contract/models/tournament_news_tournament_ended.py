from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentNewsTournamentEnded")


@_attrs_define
class TournamentNewsTournamentEnded:
    """The tournament is over."""

    standings: list[TournamentStanding]
    """ The final standings, the first place first. """
    type_: Literal["tournament.ended"] = "tournament.ended"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "standings": standings,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        standings = []
        _standings = d.pop("standings")
        for standings_item_data in _standings:
            standings_item = TournamentStanding.from_dict(standings_item_data)

            standings.append(standings_item)

        type_ = cast(Literal["tournament.ended"], d.pop("type"))
        if type_ != "tournament.ended":
            raise ValueError(f"type must match const 'tournament.ended', got '{type_}'")
        model = cls(
            standings=standings,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.tournament_standing import TournamentStanding  # noqa: E402
