from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.bot import Bot
from ..models.bot import check_bot

T = TypeVar("T", bound="TournamentEntrantBot")


@_attrs_define
class TournamentEntrantBot:
    """A bot of the server."""

    bot: Bot
    """ A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it
    stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more
    than its seat. New ones may come. """
    type_: Literal["bot"] = "bot"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bot = self.bot
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "bot": bot,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bot = check_bot(d.pop("bot"))

        type_ = cast(Literal["bot"], d.pop("type"))
        if type_ != "bot":
            raise ValueError(f"type must match const 'bot', got '{type_}'")
        model = cls(
            bot=bot,
            type_=type_,
        )
        model.additional_properties = d
        return model
