from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="VacationRequest")


@_attrs_define
class VacationRequest:
    """Until when the caller is away."""

    until: datetime.datetime
    """ When the vacation ends: later than now, and at most 30 days after it began. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        until = self.until.isoformat()
        json: dict[str, Any] = {
            "until": until,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        until = datetime.datetime.fromisoformat(d.pop("until"))

        model = cls(
            until=until,
        )
        return model
