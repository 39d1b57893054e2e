from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_influence import check_haendler_influence
from ..models.haendler_influence import HaendlerInfluence
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPickInfluenceAction")


@_attrs_define
class HaendlerPickInfluenceAction:
    """Pick an influence card from the pile, in secret.

    Attributes:
        card (HaendlerInfluence): A kind of influence cards, the green ones («Influence Cards»).
        type_ (Literal['haendler.pick_influence']):
    """

    card: HaendlerInfluence
    type_: Literal["haendler.pick_influence"]

    def to_dict(self) -> dict[str, Any]:
        card: str = self.card

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = check_haendler_influence(d.pop("card"))

        type_ = cast(Literal["haendler.pick_influence"], d.pop("type"))
        if type_ != "haendler.pick_influence":
            raise ValueError(f"type must match const 'haendler.pick_influence', got '{type_}'")

        haendler_pick_influence_action = cls(
            card=card,
            type_=type_,
        )

        return haendler_pick_influence_action
