from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.report_category import check_report_category
from ..models.report_category import ReportCategory

T = TypeVar("T", bound="MessageReport")


@_attrs_define
class MessageReport:
    """A report, as the player who made it sees it."""

    at: datetime.datetime
    """ When it was reported. """
    category: ReportCategory
    """ What is wrong with a message. """
    game: str
    """ Id of the game. """
    message: int
    """ Number of the message. """
    text: None | str
    """ What the player says about it; null if nothing. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        at = self.at.isoformat()
        category = self.category
        game = self.game
        message = self.message
        text = self.text

        json: dict[str, Any] = {
            **self.additional_properties,
            "at": at,
            "category": category,
            "game": game,
            "message": message,
            "text": text,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        category = check_report_category(d.pop("category"))

        game = d.pop("game")
        message = d.pop("message")
        text = d.pop("text")

        model = cls(
            at=at,
            category=category,
            game=game,
            message=message,
            text=text,
        )
        model.additional_properties = d
        return model
