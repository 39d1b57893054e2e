from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Invitation")


@_attrs_define
class Invitation:
    """An invitation of the caller to a table."""

    by: PlayerRef
    """ A player as others see one. """
    expires_at: datetime.datetime
    """ Until when the caller can accept. It ends with the start of the game and with the table, too. """
    game: Game
    """ A game as everybody who may know of it sees it. """
    invited_at: datetime.datetime
    """ When the caller was invited. """
    seat: int | None
    """ The seat that is kept for the caller; null where any will do. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        by = self.by.to_dict()
        expires_at = self.expires_at.isoformat()
        game = self.game.to_dict()
        invited_at = self.invited_at.isoformat()
        seat = self.seat

        json: dict[str, Any] = {
            **self.additional_properties,
            "by": by,
            "expires_at": expires_at,
            "game": game,
            "invited_at": invited_at,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        by = PlayerRef.from_dict(d.pop("by"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        game = Game.from_dict(d.pop("game"))

        invited_at = datetime.datetime.fromisoformat(d.pop("invited_at"))

        seat = d.pop("seat")

        model = cls(
            by=by,
            expires_at=expires_at,
            game=game,
            invited_at=invited_at,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.game import Game  # noqa: E402
from ..models.player_ref import PlayerRef  # noqa: E402
