from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TableVacationTakenEventData")


@_attrs_define
class TableVacationTakenEventData:
    """A player is away, so the clock of the seat stands from `from` to `until`. Of several such events of a seat the last
    one holds; one with an `until` that is earlier ends the vacation."""

    from_: datetime.datetime
    """ When the vacation began. """
    seat: int
    """ Which seat. """
    until: datetime.datetime
    """ When it ends. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        from_ = self.from_.isoformat()
        seat = self.seat
        until = self.until.isoformat()
        json: dict[str, Any] = {
            **self.additional_properties,
            "from": from_,
            "seat": seat,
            "until": until,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        from_ = datetime.datetime.fromisoformat(d.pop("from"))

        seat = d.pop("seat")
        until = datetime.datetime.fromisoformat(d.pop("until"))

        model = cls(
            from_=from_,
            seat=seat,
            until=until,
        )
        model.additional_properties = d
        return model
