from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.player import Player


T = TypeVar("T", bound="SignedIn")


@_attrs_define
class SignedIn:
    """A session that has begun or goes on.

    Attributes:
        access_token (str): For the header `Authorization: Bearer …`.
        expires_at (datetime.datetime): When the access token expires. Example: 2026-01-31T12:00:00.000Z.
        player (Player): A player, as everybody may know them.
        refresh_token (str): Gives the next access token, once. Keep it: a guest has no other way back.
    """

    access_token: str
    expires_at: datetime.datetime
    player: Player
    refresh_token: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.player import Player  # noqa: PLC0415

        access_token = self.access_token

        expires_at = self.expires_at.isoformat()

        player = self.player.to_dict()

        refresh_token = self.refresh_token

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "access_token": access_token,
                "expires_at": expires_at,
                "player": player,
                "refresh_token": refresh_token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player import Player  # noqa: PLC0415

        d = dict(src_dict)
        access_token = d.pop("access_token")

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        player = Player.from_dict(d.pop("player"))

        refresh_token = d.pop("refresh_token")

        signed_in = cls(
            access_token=access_token,
            expires_at=expires_at,
            player=player,
            refresh_token=refresh_token,
        )

        signed_in.additional_properties = d
        return signed_in

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
