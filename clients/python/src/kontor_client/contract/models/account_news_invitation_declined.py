from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="AccountNewsInvitationDeclined")


@_attrs_define
class AccountNewsInvitationDeclined:
    """A player whom the caller had invited to a table has declined."""

    invited_at: datetime.datetime
    """ When the player was invited. """
    player: PlayerRef
    """ A player as others see one. """
    type_: Literal["invitation.declined"] = "invitation.declined"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        invited_at = self.invited_at.isoformat()
        player = self.player.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "invited_at": invited_at,
            "player": player,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        invited_at = datetime.datetime.fromisoformat(d.pop("invited_at"))

        player = PlayerRef.from_dict(d.pop("player"))

        type_ = cast(Literal["invitation.declined"], d.pop("type"))
        if type_ != "invitation.declined":
            raise ValueError(f"type must match const 'invitation.declined', got '{type_}'")
        model = cls(
            invited_at=invited_at,
            player=player,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
