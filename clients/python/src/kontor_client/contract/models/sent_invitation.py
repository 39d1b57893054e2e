from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="SentInvitation")


@_attrs_define
class SentInvitation:
    """An invitation to a table of the caller."""

    expires_at: datetime.datetime
    """ Until when the player can accept. """
    invited_at: datetime.datetime
    """ When the player was invited. """
    player: PlayerRef
    """ A player as others see one. """
    seat: int | None
    """ The seat that is kept for the player; null where any will do. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        expires_at = self.expires_at.isoformat()
        invited_at = self.invited_at.isoformat()
        player = self.player.to_dict()
        seat = self.seat

        json: dict[str, Any] = {
            **self.additional_properties,
            "expires_at": expires_at,
            "invited_at": invited_at,
            "player": player,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        invited_at = datetime.datetime.fromisoformat(d.pop("invited_at"))

        player = PlayerRef.from_dict(d.pop("player"))

        seat = d.pop("seat")

        model = cls(
            expires_at=expires_at,
            invited_at=invited_at,
            player=player,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
