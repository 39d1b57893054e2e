from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.bot import Bot
from ..models.bot import check_bot
from typing import cast


T = TypeVar("T", bound="TableBotLeftEventData")


@_attrs_define
class TableBotLeftEventData:
    """The owner sent a bot away; its seat became free again.

    Attributes:
        bot (Bot): A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one
            after which it stands best;
            `search` the one that turns out best when the game is played on in imagined worlds. None knows more than its
            seat. New ones
            may come.
        seat (int): Which seat. Example: 0.
    """

    bot: Bot
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        bot: str = self.bot

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "bot": bot,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        bot = check_bot(d.pop("bot"))

        seat = d.pop("seat")

        table_bot_left_event_data = cls(
            bot=bot,
            seat=seat,
        )

        table_bot_left_event_data.additional_properties = d
        return table_bot_left_event_data

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
