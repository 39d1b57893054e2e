from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="RateSettings")


@_attrs_define
class RateSettings:
    """Requests per minute and bucket.

    Attributes:
        address_per_minute (int): Requests without a valid token from one address (IPv6: one /64).
        messages_per_minute (int): Messages that one player says at tables.
        moves_per_minute (int): Moves of one player, counted on their own: a due move is never throttled below this.
        player_per_minute (int): All other requests of one signed-in player.
        previews_per_minute (int): Previews of one player.
        sign_ins_per_minute (int): Sign-ups, sign-ins and refreshes from one address.
    """

    address_per_minute: int
    messages_per_minute: int
    moves_per_minute: int
    player_per_minute: int
    previews_per_minute: int
    sign_ins_per_minute: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        address_per_minute = self.address_per_minute

        messages_per_minute = self.messages_per_minute

        moves_per_minute = self.moves_per_minute

        player_per_minute = self.player_per_minute

        previews_per_minute = self.previews_per_minute

        sign_ins_per_minute = self.sign_ins_per_minute

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "address_per_minute": address_per_minute,
                "messages_per_minute": messages_per_minute,
                "moves_per_minute": moves_per_minute,
                "player_per_minute": player_per_minute,
                "previews_per_minute": previews_per_minute,
                "sign_ins_per_minute": sign_ins_per_minute,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        address_per_minute = d.pop("address_per_minute")

        messages_per_minute = d.pop("messages_per_minute")

        moves_per_minute = d.pop("moves_per_minute")

        player_per_minute = d.pop("player_per_minute")

        previews_per_minute = d.pop("previews_per_minute")

        sign_ins_per_minute = d.pop("sign_ins_per_minute")

        rate_settings = cls(
            address_per_minute=address_per_minute,
            messages_per_minute=messages_per_minute,
            moves_per_minute=moves_per_minute,
            player_per_minute=player_per_minute,
            previews_per_minute=previews_per_minute,
            sign_ins_per_minute=sign_ins_per_minute,
        )

        rate_settings.additional_properties = d
        return rate_settings

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
