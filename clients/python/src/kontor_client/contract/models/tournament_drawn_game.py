from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentDrawnGame")


@_attrs_define
class TournamentDrawnGame:
    """A game of a round."""

    game: str
    """ The id that it has, or will have when it is made. """
    seats: list[int]
    """ The numbers of the participants by seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        game = self.game
        seats = self.seats

        json: dict[str, Any] = {
            **self.additional_properties,
            "game": game,
            "seats": seats,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        game = d.pop("game")
        seats = cast(list[int], d.pop("seats"))

        model = cls(
            game=game,
            seats=seats,
        )
        model.additional_properties = d
        return model
