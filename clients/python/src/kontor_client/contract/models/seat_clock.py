from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="SeatClock")


@_attrs_define
class SeatClock:
    """The clock of a seat, as of the last commit."""

    deadline: datetime.datetime | None
    """ When the time is up; null while the clock stands. """
    left_ms: int
    """ What the seat has left, in milliseconds: now if the clock stands, otherwise at `since`. For a clock that gives the
    same time to each decision, and stands, it is what was left of the last one. """
    seat: int
    """ Whose clock. """
    since: datetime.datetime | None
    """ Since when the clock runs, apart from hours off; null while it stands, because the seat is asked nothing that the
    game waits for, or because all players want a pause. """
    vacation: None | Vacation
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        deadline = self.deadline
        if deadline is not None and deadline is not UNSET:
            deadline_type_0 = deadline.isoformat()
            deadline = deadline_type_0

        left_ms = self.left_ms
        seat = self.seat
        since = self.since
        if since is not None and since is not UNSET:
            since_type_0 = since.isoformat()
            since = since_type_0

        vacation = self.vacation
        if vacation is not None and vacation is not UNSET:
            vacation_type_0 = vacation.to_dict()
            vacation = vacation_type_0

        json: dict[str, Any] = {
            **self.additional_properties,
            "deadline": deadline,
            "left_ms": left_ms,
            "seat": seat,
            "since": since,
            "vacation": vacation,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        deadline = d.pop("deadline")
        if deadline is not None and deadline is not UNSET:
            deadline_type_0 = datetime.datetime.fromisoformat(deadline)

            deadline = deadline_type_0

        left_ms = d.pop("left_ms")
        seat = d.pop("seat")
        since = d.pop("since")
        if since is not None and since is not UNSET:
            since_type_0 = datetime.datetime.fromisoformat(since)

            since = since_type_0

        vacation = d.pop("vacation")
        if vacation is not None and vacation is not UNSET:
            vacation_type_0 = Vacation.from_dict(vacation)

            vacation = vacation_type_0

        model = cls(
            deadline=deadline,
            left_ms=left_ms,
            seat=seat,
            since=since,
            vacation=vacation,
        )
        model.additional_properties = d
        return model


from ..models.vacation import Vacation  # noqa: E402
