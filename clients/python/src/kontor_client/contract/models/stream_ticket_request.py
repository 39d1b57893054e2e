from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset


T = TypeVar("T", bound="StreamTicketRequest")


@_attrs_define
class StreamTicketRequest:
    """What a stream ticket is to open."""

    game: str
    """ Id of the game. """
    invite: None | str | Unset = UNSET
    """ The table's `invite`, for those who neither sit there nor own it. It goes with the ticket on the way to the events,
    too. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        game = self.game
        invite = self.invite

        json: dict[str, Any] = {
            "game": game,
        }
        if invite is not UNSET:
            json["invite"] = invite
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        game = d.pop("game")
        invite = d.pop("invite", UNSET)

        model = cls(
            game=game,
            invite=invite,
        )
        return model
