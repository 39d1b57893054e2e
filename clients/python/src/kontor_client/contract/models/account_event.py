from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions


T = TypeVar("T", bound="AccountEvent")


@_attrs_define
class AccountEvent:
    """Something that concerns a player."""

    at: datetime.datetime
    """ When it was noticed. What happened while no client and no webhook read the feed is noticed at the next reading. """
    game: None | str
    """ Id of the game; null where it is not about one. """
    news: unions.AccountNews
    """ What concerns the caller, distinguished by `type`. """
    number: int
    """ 1, 2, 3 … for each account. """
    ruleset: None | str
    """ Id of its ruleset; null where it is not about a game. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        at = self.at.isoformat()
        game = self.game

        news = self.news.to_dict()

        number = self.number
        ruleset = self.ruleset

        json: dict[str, Any] = {
            **self.additional_properties,
            "at": at,
            "game": game,
            "news": news,
            "number": number,
            "ruleset": ruleset,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        game = d.pop("game")

        news = unions.read_account_news(d.pop("news"))

        number = d.pop("number")
        ruleset = d.pop("ruleset")

        model = cls(
            at=at,
            game=game,
            news=news,
            number=number,
            ruleset=ruleset,
        )
        model.additional_properties = d
        return model
