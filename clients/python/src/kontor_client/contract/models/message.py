from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.player_ref import PlayerRef


T = TypeVar("T", bound="Message")


@_attrs_define
class Message:
    """Something that was said at a table.

    Attributes:
        at (datetime.datetime): When it was said. Example: 2026-01-31T12:00:00.000Z.
        number (int): 1, 2, 3 … for each table. Example: 1.
        player (PlayerRef): A player as others see one.
        seat (int): Where the player sat who said it. Example: 0.
        text (str): What was said. Example: Well bid!.
    """

    at: datetime.datetime
    number: int
    player: PlayerRef
    seat: int
    text: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.player_ref import PlayerRef  # noqa: PLC0415

        at = self.at.isoformat()

        number = self.number

        player = self.player.to_dict()

        seat = self.seat

        text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "number": number,
                "player": player,
                "seat": seat,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_ref import PlayerRef  # noqa: PLC0415

        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        number = d.pop("number")

        player = PlayerRef.from_dict(d.pop("player"))

        seat = d.pop("seat")

        text = d.pop("text")

        message = cls(
            at=at,
            number=number,
            player=player,
            seat=seat,
            text=text,
        )

        message.additional_properties = d
        return message

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
