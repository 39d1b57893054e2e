from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="SignedIn")


@_attrs_define
class SignedIn:
    """A session that has begun or goes on."""

    access_token: str
    """ For the header `Authorization: Bearer …`. """
    expires_at: datetime.datetime
    """ When the access token expires. """
    player: Player
    """ A player, as everybody may know them. """
    refresh_token: str
    """ Gives the next access token, once. Keep it: a guest has no other way back. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        access_token = self.access_token
        expires_at = self.expires_at.isoformat()
        player = self.player.to_dict()
        refresh_token = self.refresh_token
        json: dict[str, Any] = {
            **self.additional_properties,
            "access_token": access_token,
            "expires_at": expires_at,
            "player": player,
            "refresh_token": refresh_token,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        access_token = d.pop("access_token")
        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        player = Player.from_dict(d.pop("player"))

        refresh_token = d.pop("refresh_token")
        model = cls(
            access_token=access_token,
            expires_at=expires_at,
            player=player,
            refresh_token=refresh_token,
        )
        model.additional_properties = d
        return model


from ..models.player import Player  # noqa: E402
