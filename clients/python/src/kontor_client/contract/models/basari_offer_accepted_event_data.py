from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.basari_accept_reason import BasariAcceptReason
from ..models.basari_accept_reason import check_basari_accept_reason

T = TypeVar("T", bound="BasariOfferAcceptedEventData")


@_attrs_define
class BasariOfferAcceptedEventData:
    """A player took the gems offered and left the action to the other."""

    actor: int
    """ Who gave them and carries out the action. """
    gems: BasariGems
    """ Gems, counted by colour. """
    reason: BasariAcceptReason
    """ Why an offer was accepted. """
    seat: int
    """ Who took the gems. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        actor = self.actor
        gems = self.gems.to_dict()
        reason = self.reason
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "actor": actor,
            "gems": gems,
            "reason": reason,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        actor = d.pop("actor")
        gems = BasariGems.from_dict(d.pop("gems"))

        reason = check_basari_accept_reason(d.pop("reason"))

        seat = d.pop("seat")
        model = cls(
            actor=actor,
            gems=gems,
            reason=reason,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.basari_gems import BasariGems  # noqa: E402
