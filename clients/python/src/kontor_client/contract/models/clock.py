from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from .. import unions
from ...tagged import forget_unknown_fields
from ..types import UNSET, Unset

from ..models.on_timeout import check_on_timeout
from ..models.on_timeout import OnTimeout

T = TypeVar("T", bound="Clock")


@_attrs_define
class Clock:
    """The clock of a table."""

    time: unions.ClockTime
    """ How the time of a seat is counted. """
    hours_off: list[HoursOff] | Unset = UNSET
    """ When no clock of the table runs. At least 24 hours of a week remain. """
    on_timeout: OnTimeout | Unset = UNSET
    """ What happens to a seat whose time is up. """
    vacations: bool | Unset = False
    """ Whether the clocks of a player who takes a vacation stand. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        time = self.time.to_dict()

        hours_off = UNSET
        if not isinstance(self.hours_off, Unset):
            hours_off = []
            for hours_off_item_data in self.hours_off:
                hours_off_item = hours_off_item_data.to_dict()
                hours_off.append(hours_off_item)

        on_timeout = UNSET
        if not isinstance(self.on_timeout, Unset):
            on_timeout = self.on_timeout

        vacations = self.vacations
        json: dict[str, Any] = {
            "time": time,
        }
        if hours_off is not UNSET:
            json["hours_off"] = hours_off
        if on_timeout is not UNSET:
            json["on_timeout"] = on_timeout
        if vacations is not UNSET:
            json["vacations"] = vacations
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        time = unions.read_clock_time(d.pop("time"))

        _hours_off = d.pop("hours_off", UNSET)
        hours_off: list[HoursOff] | Unset = UNSET
        if _hours_off is not UNSET:
            hours_off = []
            for hours_off_item_data in _hours_off:
                hours_off_item = HoursOff.from_dict(hours_off_item_data)

                hours_off.append(hours_off_item)

        _on_timeout = d.pop("on_timeout", UNSET)
        on_timeout: OnTimeout | Unset
        if isinstance(_on_timeout, Unset):
            on_timeout = UNSET
        else:
            on_timeout = check_on_timeout(_on_timeout)

        vacations = d.pop("vacations", UNSET)
        model = cls(
            time=time,
            hours_off=hours_off,
            on_timeout=on_timeout,
            vacations=vacations,
        )
        forget_unknown_fields(model)
        return model


from ..models.hours_off import HoursOff  # noqa: E402
