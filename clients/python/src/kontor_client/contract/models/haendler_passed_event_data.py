from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_pass_reason import check_haendler_pass_reason
from ..models.haendler_pass_reason import HaendlerPassReason

T = TypeVar("T", bound="HaendlerPassedEventData")


@_attrs_define
class HaendlerPassedEventData:
    """A player did nothing, or nothing more."""

    reason: HaendlerPassReason
    """ Why a player did nothing more. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        reason = self.reason
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "reason": reason,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        reason = check_haendler_pass_reason(d.pop("reason"))

        seat = d.pop("seat")
        model = cls(
            reason=reason,
            seat=seat,
        )
        model.additional_properties = d
        return model
