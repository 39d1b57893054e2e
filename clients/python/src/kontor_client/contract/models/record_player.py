from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.bot import Bot
from ..models.bot import check_bot

T = TypeVar("T", bound="RecordPlayer")


@_attrs_define
class RecordPlayer:
    """Who sat where."""

    bot: Bot | None
    player: None | PlayerRef
    seat: int
    """ The seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bot = self.bot
        if bot is not None and bot is not UNSET:
            bot_type_0 = bot
            bot = bot_type_0

        player = self.player
        if player is not None and player is not UNSET:
            player_type_0 = player.to_dict()
            player = player_type_0

        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "bot": bot,
            "player": player,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bot = d.pop("bot")
        if bot is not None and bot is not UNSET:
            bot_type_0 = check_bot(bot)

            bot = bot_type_0

        player = d.pop("player")
        if player is not None and player is not UNSET:
            player_type_0 = PlayerRef.from_dict(player)

            player = player_type_0

        seat = d.pop("seat")
        model = cls(
            bot=bot,
            player=player,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
