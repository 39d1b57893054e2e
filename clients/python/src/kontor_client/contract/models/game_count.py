from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.status import check_status
from ..models.status import Status

T = TypeVar("T", bound="GameCount")


@_attrs_define
class GameCount:
    """How many public games of a ruleset and status a player has."""

    games: int
    """ How many there are, counted up to 1,000. """
    ruleset: str
    """ Id of the ruleset. """
    status: Status
    """ How far a game is. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        games = self.games
        ruleset = self.ruleset
        status = self.status
        json: dict[str, Any] = {
            **self.additional_properties,
            "games": games,
            "ruleset": ruleset,
            "status": status,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        games = d.pop("games")
        ruleset = d.pop("ruleset")
        status = check_status(d.pop("status"))

        model = cls(
            games=games,
            ruleset=ruleset,
            status=status,
        )
        model.additional_properties = d
        return model
