from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields


T = TypeVar("T", bound="HaendlerLoadAction")


@_attrs_define
class HaendlerLoadAction:
    """Load goods: as Loading Master, at a fixed price, or free of charge by a pledge."""

    goods: HaendlerBasket
    """ Goods that a player wants to load or sell. """
    type_: Literal["haendler.load"] = "haendler.load"

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

        type_ = cast(Literal["haendler.load"], d.pop("type"))
        if type_ != "haendler.load":
            raise ValueError(f"type must match const 'haendler.load', got '{type_}'")
        model = cls(
            goods=goods,
            type_=type_,
        )
        forget_unknown_fields(model)
        return model


from ..models.haendler_basket import HaendlerBasket  # noqa: E402
