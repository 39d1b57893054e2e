from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.medici_round_end_reason import check_medici_round_end_reason
from ..models.medici_round_end_reason import MediciRoundEndReason

T = TypeVar("T", bound="MediciRoundEndedEventData")


@_attrs_define
class MediciRoundEndedEventData:
    """No more cards are bought in this round; the scoring follows."""

    reason: MediciRoundEndReason
    """ Why a round ended. """
    round_: int
    """ Which round. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        reason = self.reason
        round_ = self.round_
        json: dict[str, Any] = {
            **self.additional_properties,
            "reason": reason,
            "round": round_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        reason = check_medici_round_end_reason(d.pop("reason"))

        round_ = d.pop("round")
        model = cls(
            reason=reason,
            round_=round_,
        )
        model.additional_properties = d
        return model
