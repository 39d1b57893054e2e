from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.basari_concede_reason import BasariConcedeReason
from ..models.basari_concede_reason import check_basari_concede_reason

T = TypeVar("T", bound="BasariTradeConcededEventData")


@_attrs_define
class BasariTradeConcededEventData:
    """The opener of a trade offered nothing and left the action to the other."""

    actor: int
    """ Who carries out the action. """
    reason: BasariConcedeReason
    """ Why a trade was conceded. """
    seat: int
    """ Who offered nothing. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        actor = self.actor
        reason = self.reason
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "actor": actor,
            "reason": reason,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        actor = d.pop("actor")
        reason = check_basari_concede_reason(d.pop("reason"))

        seat = d.pop("seat")
        model = cls(
            actor=actor,
            reason=reason,
            seat=seat,
        )
        model.additional_properties = d
        return model
