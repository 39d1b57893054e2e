from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.bot import Bot
from ..models.bot import check_bot
from typing import cast

if TYPE_CHECKING:
    from ..models.player_ref import PlayerRef


T = TypeVar("T", bound="GameSeat")


@_attrs_define
class GameSeat:
    """One seat of a table.

    Attributes:
        bot (Bot | None):
        player (None | PlayerRef):
        resigned (None | PlayerRef):
        seat (int): Number of the seat. Example: 0.
    """

    bot: Bot | None
    player: None | PlayerRef
    resigned: None | PlayerRef
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.player_ref import PlayerRef  # noqa: PLC0415

        bot: None | str
        if isinstance(self.bot, str):
            bot = self.bot
        else:
            bot = self.bot

        player: dict[str, Any] | None
        if isinstance(self.player, PlayerRef):
            player = self.player.to_dict()
        else:
            player = self.player

        resigned: dict[str, Any] | None
        if isinstance(self.resigned, PlayerRef):
            resigned = self.resigned.to_dict()
        else:
            resigned = self.resigned

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "bot": bot,
                "player": player,
                "resigned": resigned,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_ref import PlayerRef  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_bot(data: object) -> Bot | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                bot_type_0 = check_bot(data)

                return bot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Bot | None, data)

        bot = _parse_bot(d.pop("bot"))

        def _parse_player(data: object) -> None | PlayerRef:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                player_type_0 = PlayerRef.from_dict(data)

                return player_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PlayerRef, data)

        player = _parse_player(d.pop("player"))

        def _parse_resigned(data: object) -> None | PlayerRef:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                resigned_type_0 = PlayerRef.from_dict(data)

                return resigned_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PlayerRef, data)

        resigned = _parse_resigned(d.pop("resigned"))

        seat = d.pop("seat")

        game_seat = cls(
            bot=bot,
            player=player,
            resigned=resigned,
            seat=seat,
        )

        game_seat.additional_properties = d
        return game_seat

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
