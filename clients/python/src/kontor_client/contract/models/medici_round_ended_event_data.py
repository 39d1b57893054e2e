from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.medici_round_end_reason import check_medici_round_end_reason
from ..models.medici_round_end_reason import MediciRoundEndReason
from typing import cast


T = TypeVar("T", bound="MediciRoundEndedEventData")


@_attrs_define
class MediciRoundEndedEventData:
    """No more cards are bought in this round; the scoring follows.

    Attributes:
        reason (MediciRoundEndReason): Why a round ended.
        round_ (int): Which round.
    """

    reason: MediciRoundEndReason
    round_: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason: str = self.reason

        round_ = self.round_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "round": round_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = check_medici_round_end_reason(d.pop("reason"))

        round_ = d.pop("round")

        medici_round_ended_event_data = cls(
            reason=reason,
            round_=round_,
        )

        medici_round_ended_event_data.additional_properties = d
        return medici_round_ended_event_data

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
