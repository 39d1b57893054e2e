from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.bot import Bot
from ..models.bot import check_bot

T = TypeVar("T", bound="TableBotSeatedEventData")


@_attrs_define
class TableBotSeatedEventData:
    """The owner gave a seat to a bot."""

    bot: Bot
    """ A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it
    stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more
    than its seat. New ones may come. """
    seat: int
    """ Which seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bot = self.bot
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "bot": bot,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bot = check_bot(d.pop("bot"))

        seat = d.pop("seat")
        model = cls(
            bot=bot,
            seat=seat,
        )
        model.additional_properties = d
        return model
