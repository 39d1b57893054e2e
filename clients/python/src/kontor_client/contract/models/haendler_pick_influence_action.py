from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


from ..models.haendler_influence import check_haendler_influence
from ..models.haendler_influence import HaendlerInfluence

T = TypeVar("T", bound="HaendlerPickInfluenceAction")


@_attrs_define
class HaendlerPickInfluenceAction:
    """Pick an influence card from the pile, in secret."""

    card: HaendlerInfluence
    """ A kind of influence cards, the green ones («Influence Cards»). """
    type_: Literal["haendler.pick_influence"] = "haendler.pick_influence"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        card = self.card
        type_ = self.type_
        json: dict[str, Any] = {
            "card": card,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        card = check_haendler_influence(d.pop("card"))

        type_ = cast(Literal["haendler.pick_influence"], d.pop("type"))
        if type_ != "haendler.pick_influence":
            raise ValueError(f"type must match const 'haendler.pick_influence', got '{type_}'")
        model = cls(
            card=card,
            type_=type_,
        )
        return model
