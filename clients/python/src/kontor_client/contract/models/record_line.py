from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="RecordLine")


@_attrs_define
class RecordLine:
    """A line of the list of records. The last line of a page has no record."""

    cursor: str
    """ The `after` with which the list goes on behind this line, also later and at another server. """
    ended_at: datetime.datetime | None
    """ When the game ended; null in the last line. """
    record: GameRecord | None
    remaining: int
    """ How many games follow, on this page and behind it; counted up to 5,000 behind the page. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        cursor = self.cursor
        ended_at = self.ended_at
        if ended_at is not None and ended_at is not UNSET:
            ended_at_type_0 = ended_at.isoformat()
            ended_at = ended_at_type_0

        record = self.record
        if record is not None and record is not UNSET:
            record_type_0 = record.to_dict()
            record = record_type_0

        remaining = self.remaining
        json: dict[str, Any] = {
            **self.additional_properties,
            "cursor": cursor,
            "ended_at": ended_at,
            "record": record,
            "remaining": remaining,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        cursor = d.pop("cursor")
        ended_at = d.pop("ended_at")
        if ended_at is not None and ended_at is not UNSET:
            ended_at_type_0 = datetime.datetime.fromisoformat(ended_at)

            ended_at = ended_at_type_0

        record = d.pop("record")
        if record is not None and record is not UNSET:
            record_type_0 = GameRecord.from_dict(record)

            record = record_type_0

        remaining = d.pop("remaining")
        model = cls(
            cursor=cursor,
            ended_at=ended_at,
            record=record,
            remaining=remaining,
        )
        model.additional_properties = d
        return model


from ..models.game_record import GameRecord  # noqa: E402
