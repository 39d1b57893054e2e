from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields


T = TypeVar("T", bound="HaendlerSellFromWarehouseAction")


@_attrs_define
class HaendlerSellFromWarehouseAction:
    """Sell goods out of one warehouse at the buying price."""

    city: str
    """ Whose warehouse. """
    goods: HaendlerBasket
    """ Goods that a player wants to load or sell. """
    type_: Literal["haendler.sell_from_warehouse"] = "haendler.sell_from_warehouse"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        city = self.city
        goods = self.goods.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            "city": city,
            "goods": goods,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        city = d.pop("city")
        goods = HaendlerBasket.from_dict(d.pop("goods"))

        type_ = cast(Literal["haendler.sell_from_warehouse"], d.pop("type"))
        if type_ != "haendler.sell_from_warehouse":
            raise ValueError(f"type must match const 'haendler.sell_from_warehouse', got '{type_}'")
        model = cls(
            city=city,
            goods=goods,
            type_=type_,
        )
        forget_unknown_fields(model)
        return model


from ..models.haendler_basket import HaendlerBasket  # noqa: E402
