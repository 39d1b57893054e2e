from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TournamentEntrantPlayer")


@_attrs_define
class TournamentEntrantPlayer:
    """A user or a bot account."""

    player: PlayerRef
    """ A player as others see one. """
    type_: Literal["player"] = "player"
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
        player = PlayerRef.from_dict(d.pop("player"))

        type_ = cast(Literal["player"], d.pop("type"))
        if type_ != "player":
            raise ValueError(f"type must match const 'player', got '{type_}'")
        model = cls(
            player=player,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
