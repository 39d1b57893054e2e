from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerPlaySaleWithBonusAction")


@_attrs_define
class HaendlerPlaySaleWithBonusAction:
    """Play Sale with Bonus on a wagon that arrived."""

    wagon: int
    """ Number of the wagon. """
    type_: Literal["haendler.play_sale_with_bonus"] = "haendler.play_sale_with_bonus"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        type_ = self.type_
        wagon = self.wagon
        json: dict[str, Any] = {
            "type": type_,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        type_ = cast(Literal["haendler.play_sale_with_bonus"], d.pop("type"))
        if type_ != "haendler.play_sale_with_bonus":
            raise ValueError(f"type must match const 'haendler.play_sale_with_bonus', got '{type_}'")
        wagon = d.pop("wagon")
        model = cls(
            type_=type_,
            wagon=wagon,
        )
        return model
