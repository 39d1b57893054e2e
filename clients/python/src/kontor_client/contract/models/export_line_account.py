from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineAccount")


@_attrs_define
class ExportLineAccount:
    """The account itself: the first line."""

    created_at: datetime.datetime
    """ When the account was made. """
    player: Player
    """ A player, as everybody may know them. """
    recovery_codes_left: int
    """ How many recovery codes were not used yet. """
    type_: Literal["account"] = "account"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        created_at = self.created_at.isoformat()
        player = self.player.to_dict()
        recovery_codes_left = self.recovery_codes_left
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "created_at": created_at,
            "player": player,
            "recovery_codes_left": recovery_codes_left,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        player = Player.from_dict(d.pop("player"))

        recovery_codes_left = d.pop("recovery_codes_left")
        type_ = cast(Literal["account"], d.pop("type"))
        if type_ != "account":
            raise ValueError(f"type must match const 'account', got '{type_}'")
        model = cls(
            created_at=created_at,
            player=player,
            recovery_codes_left=recovery_codes_left,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.player import Player  # noqa: E402
