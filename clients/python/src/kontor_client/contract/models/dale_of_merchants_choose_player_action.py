from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="DaleOfMerchantsChoosePlayerAction")


@_attrs_define
class DaleOfMerchantsChoosePlayerAction:
    """Choose a player.

    Attributes:
        player (int): Whom. Example: 0.
        type_ (Literal['dale_of_merchants.choose_player']):
    """

    player: int
    type_: Literal["dale_of_merchants.choose_player"]

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "player": player,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        player = d.pop("player")

        type_ = cast(Literal["dale_of_merchants.choose_player"], d.pop("type"))
        if type_ != "dale_of_merchants.choose_player":
            raise ValueError(f"type must match const 'dale_of_merchants.choose_player', got '{type_}'")

        dale_of_merchants_choose_player_action = cls(
            player=player,
            type_=type_,
        )

        return dale_of_merchants_choose_player_action
