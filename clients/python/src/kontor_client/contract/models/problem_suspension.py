from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="ProblemSuspension")


@_attrs_define
class ProblemSuspension:
    """Why, and until when, a player is suspended."""

    reason: str
    """ What the operator says of the reason. """
    until: datetime.datetime | None
    """ When it is over; null if an operator has to lift it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        reason = self.reason
        until = self.until
        if until is not None and until is not UNSET:
            until_type_0 = until.isoformat()
            until = until_type_0

        json: dict[str, Any] = {
            **self.additional_properties,
            "reason": reason,
            "until": until,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        reason = d.pop("reason")
        until = d.pop("until")
        if until is not None and until is not UNSET:
            until_type_0 = datetime.datetime.fromisoformat(until)

            until = until_type_0

        model = cls(
            reason=reason,
            until=until,
        )
        model.additional_properties = d
        return model
