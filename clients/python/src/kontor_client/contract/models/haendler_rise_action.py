from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast


T = TypeVar("T", bound="HaendlerRiseAction")


@_attrs_define
class HaendlerRiseAction:
    """Purchase status.

    Attributes:
        cards (int): How many of them by Social Climbing.
        levels (int): How many levels.
        type_ (Literal['haendler.rise']):
    """

    cards: int
    levels: int
    type_: Literal["haendler.rise"]

    def to_dict(self) -> dict[str, Any]:
        cards = self.cards

        levels = self.levels

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "cards": cards,
                "levels": levels,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cards = d.pop("cards")

        levels = d.pop("levels")

        type_ = cast(Literal["haendler.rise"], d.pop("type"))
        if type_ != "haendler.rise":
            raise ValueError(f"type must match const 'haendler.rise', got '{type_}'")

        haendler_rise_action = cls(
            cards=cards,
            levels=levels,
            type_=type_,
        )

        return haendler_rise_action
