from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import unions


T = TypeVar("T", bound="TournamentEvent")


@_attrs_define
class TournamentEvent:
    """Something that happened in a tournament."""

    at: datetime.datetime
    """ When it happened. """
    news: unions.TournamentNews
    """ What happened, distinguished by `type`. """
    number: int
    """ 1, 2, 3 … for each tournament. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        at = self.at.isoformat()
        news = self.news.to_dict()

        number = self.number
        json: dict[str, Any] = {
            **self.additional_properties,
            "at": at,
            "news": news,
            "number": number,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        news = unions.read_tournament_news(d.pop("news"))

        number = d.pop("number")
        model = cls(
            at=at,
            news=news,
            number=number,
        )
        model.additional_properties = d
        return model
