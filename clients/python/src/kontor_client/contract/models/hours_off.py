from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


from ..models.weekday import check_weekday
from ..models.weekday import Weekday

T = TypeVar("T", bound="HoursOff")


@_attrs_define
class HoursOff:
    """Hours of a day of the week, in UTC, in which no clock of the table runs."""

    day: Weekday
    """ A day of the week. """
    from_hour: int
    """ The hour with which it begins. """
    to_hour: int
    """ The hour before which it ends, after `from_hour`; 24 is the end of the day. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        day = self.day
        from_hour = self.from_hour
        to_hour = self.to_hour
        json: dict[str, Any] = {
            "day": day,
            "from_hour": from_hour,
            "to_hour": to_hour,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        day = check_weekday(d.pop("day"))

        from_hour = d.pop("from_hour")
        to_hour = d.pop("to_hour")
        model = cls(
            day=day,
            from_hour=from_hour,
            to_hour=to_hour,
        )
        return model
