from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="AccountNewsInvitationReceived")


@_attrs_define
class AccountNewsInvitationReceived:
    """A player has invited the caller by name to take a seat."""

    by: PlayerRef
    """ A player as others see one. """
    expires_at: datetime.datetime
    """ Until when the caller can accept, if the game does not begin before. """
    seat: int | None
    """ The seat that is kept for the caller; null where any will do. """
    type_: Literal["invitation.received"] = "invitation.received"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        by = self.by.to_dict()
        expires_at = self.expires_at.isoformat()
        seat = self.seat

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "by": by,
            "expires_at": expires_at,
            "seat": seat,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        by = PlayerRef.from_dict(d.pop("by"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        seat = d.pop("seat")

        type_ = cast(Literal["invitation.received"], d.pop("type"))
        if type_ != "invitation.received":
            raise ValueError(f"type must match const 'invitation.received', got '{type_}'")
        model = cls(
            by=by,
            expires_at=expires_at,
            seat=seat,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
