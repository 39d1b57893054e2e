from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields


T = TypeVar("T", bound="HaendlerPlayFreeLoadingAction")


@_attrs_define
class HaendlerPlayFreeLoadingAction:
    """Play Free Loading."""

    goods: HaendlerBasket
    """ Goods that a player wants to load or sell. """
    type_: Literal["haendler.play_free_loading"] = "haendler.play_free_loading"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        goods = self.goods.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            "goods": goods,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        goods = HaendlerBasket.from_dict(d.pop("goods"))

        type_ = cast(Literal["haendler.play_free_loading"], d.pop("type"))
        if type_ != "haendler.play_free_loading":
            raise ValueError(f"type must match const 'haendler.play_free_loading', got '{type_}'")
        model = cls(
            goods=goods,
            type_=type_,
        )
        forget_unknown_fields(model)
        return model


from ..models.haendler_basket import HaendlerBasket  # noqa: E402
