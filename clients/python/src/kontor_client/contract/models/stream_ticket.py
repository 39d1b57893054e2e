from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="StreamTicket")


@_attrs_define
class StreamTicket:
    """A stream ticket."""

    expires_at: datetime.datetime
    """ From when on it opens no connections any more. """
    game: str
    """ Id of the game. """
    ticket: str
    """ For the parameter `ticket` of the game's feeds. Keep it as secret as an access token. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        expires_at = self.expires_at.isoformat()
        game = self.game
        ticket = self.ticket
        json: dict[str, Any] = {
            **self.additional_properties,
            "expires_at": expires_at,
            "game": game,
            "ticket": ticket,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        game = d.pop("game")
        ticket = d.pop("ticket")
        model = cls(
            expires_at=expires_at,
            game=game,
            ticket=ticket,
        )
        model.additional_properties = d
        return model
