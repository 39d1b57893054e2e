from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineBotAccount")


@_attrs_define
class ExportLineBotAccount:
    """A bot account."""

    player: Player
    """ A player, as everybody may know them. """
    type_: Literal["bot_account"] = "bot_account"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        player = self.player.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "player": player,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        player = Player.from_dict(d.pop("player"))

        type_ = cast(Literal["bot_account"], d.pop("type"))
        if type_ != "bot_account":
            raise ValueError(f"type must match const 'bot_account', got '{type_}'")
        model = cls(
            player=player,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.player import Player  # noqa: E402
