from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.bot import Bot
from ..models.bot import check_bot
from ..models.resign_reason import check_resign_reason
from ..models.resign_reason import ResignReason
from typing import cast

if TYPE_CHECKING:
    from ..models.player_ref import PlayerRef


T = TypeVar("T", bound="TableResignedEventData")


@_attrs_define
class TableResignedEventData:
    """A player gave the seat up in mid-game; a bot plays on, the player may watch.

    Attributes:
        player (PlayerRef): A player as others see one.
        reason (ResignReason): Why a bot took a seat over.
        seat (int): Which seat. Example: 0.
        stand_in (Bot): A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the
            one after which it stands best;
            `search` the one that turns out best when the game is played on in imagined worlds. None knows more than its
            seat. New ones
            may come.
    """

    player: PlayerRef
    reason: ResignReason
    seat: int
    stand_in: Bot
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.player_ref import PlayerRef  # noqa: PLC0415

        player = self.player.to_dict()

        reason: str = self.reason

        seat = self.seat

        stand_in: str = self.stand_in

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "reason": reason,
                "seat": seat,
                "stand_in": stand_in,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_ref import PlayerRef  # noqa: PLC0415

        d = dict(src_dict)
        player = PlayerRef.from_dict(d.pop("player"))

        reason = check_resign_reason(d.pop("reason"))

        seat = d.pop("seat")

        stand_in = check_bot(d.pop("stand_in"))

        table_resigned_event_data = cls(
            player=player,
            reason=reason,
            seat=seat,
            stand_in=stand_in,
        )

        table_resigned_event_data.additional_properties = d
        return table_resigned_event_data

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
