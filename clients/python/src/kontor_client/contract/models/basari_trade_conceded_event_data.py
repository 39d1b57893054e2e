from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.basari_concede_reason import BasariConcedeReason
from ..models.basari_concede_reason import check_basari_concede_reason
from typing import cast


T = TypeVar("T", bound="BasariTradeConcededEventData")


@_attrs_define
class BasariTradeConcededEventData:
    """The opener of a trade offered nothing and left the action to the other.

    Attributes:
        actor (int): Who carries out the action. Example: 0.
        reason (BasariConcedeReason): Why a trade was conceded.
        seat (int): Who offered nothing. Example: 0.
    """

    actor: int
    reason: BasariConcedeReason
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        actor = self.actor

        reason: str = self.reason

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "actor": actor,
                "reason": reason,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        actor = d.pop("actor")

        reason = check_basari_concede_reason(d.pop("reason"))

        seat = d.pop("seat")

        basari_trade_conceded_event_data = cls(
            actor=actor,
            reason=reason,
            seat=seat,
        )

        basari_trade_conceded_event_data.additional_properties = d
        return basari_trade_conceded_event_data

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
