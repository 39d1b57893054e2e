from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Message")


@_attrs_define
class Message:
    """A message that was posted at a table."""

    at: datetime.datetime
    """ When it was posted. """
    number: int
    """ 1, 2, 3 … for each table. """
    player: PlayerRef
    """ A player as others see one. """
    removed: bool
    """ Whether an operator has removed it. Then `text` says so in English, in place of the message. """
    seat: int
    """ The seat where its author sat then. """
    text: str
    """ The text. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        at = self.at.isoformat()
        number = self.number
        player = self.player.to_dict()
        removed = self.removed
        seat = self.seat
        text = self.text
        json: dict[str, Any] = {
            **self.additional_properties,
            "at": at,
            "number": number,
            "player": player,
            "removed": removed,
            "seat": seat,
            "text": text,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        number = d.pop("number")
        player = PlayerRef.from_dict(d.pop("player"))

        removed = d.pop("removed")
        seat = d.pop("seat")
        text = d.pop("text")
        model = cls(
            at=at,
            number=number,
            player=player,
            removed=removed,
            seat=seat,
            text=text,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
