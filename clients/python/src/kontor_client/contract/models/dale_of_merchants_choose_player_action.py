from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="DaleOfMerchantsChoosePlayerAction")


@_attrs_define
class DaleOfMerchantsChoosePlayerAction:
    """Choose a player."""

    player: int
    """ Whom. """
    type_: Literal["dale_of_merchants.choose_player"] = "dale_of_merchants.choose_player"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        player = self.player
        type_ = self.type_
        json: dict[str, Any] = {
            "player": player,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        player = d.pop("player")
        type_ = cast(Literal["dale_of_merchants.choose_player"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_player":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_player', got '{type_}'")
        model = cls(
            player=player,
            type_=type_,
        )
        return model
