from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.haendler_basket import HaendlerBasket


T = TypeVar("T", bound="HaendlerSellFromWarehouseAction")


@_attrs_define
class HaendlerSellFromWarehouseAction:
    """Sell goods out of one warehouse at the buying price.

    Attributes:
        city (str): Whose warehouse.
        goods (HaendlerBasket): Goods that somebody wants to load or sell.
        type_ (Literal['haendler.sell_from_warehouse']):
    """

    city: str
    goods: HaendlerBasket
    type_: Literal["haendler.sell_from_warehouse"]

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_basket import HaendlerBasket  # noqa: PLC0415

        city = self.city

        goods = self.goods.to_dict()

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "city": city,
                "goods": goods,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_basket import HaendlerBasket  # noqa: PLC0415

        d = dict(src_dict)
        city = d.pop("city")

        goods = HaendlerBasket.from_dict(d.pop("goods"))

        type_ = cast(Literal["haendler.sell_from_warehouse"], d.pop("type"))
        if type_ != "haendler.sell_from_warehouse":
            raise ValueError(f"type must match const 'haendler.sell_from_warehouse', got '{type_}'")

        haendler_sell_from_warehouse_action = cls(
            city=city,
            goods=goods,
            type_=type_,
        )

        return haendler_sell_from_warehouse_action
