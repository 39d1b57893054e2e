from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerSellFromWarehouseChoice")


@_attrs_define
class HaendlerSellFromWarehouseChoice:
    """Goods may be sold out of a warehouse."""

    baskets: list[HaendlerGoods]
    """ What may be sold. """
    city: str
    """ Whose warehouse. """
    type_: Literal["haendler.sell_from_warehouse"] = "haendler.sell_from_warehouse"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        baskets = []
        for baskets_item_data in self.baskets:
            baskets_item = baskets_item_data.to_dict()
            baskets.append(baskets_item)

        city = self.city
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "baskets": baskets,
            "city": city,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        baskets = []
        _baskets = d.pop("baskets")
        for baskets_item_data in _baskets:
            baskets_item = HaendlerGoods.from_dict(baskets_item_data)

            baskets.append(baskets_item)

        city = d.pop("city")
        type_ = cast(Literal["haendler.sell_from_warehouse"], d.pop("type"))
        if type_ != "haendler.sell_from_warehouse":
            raise ValueError(f"type must match const 'haendler.sell_from_warehouse', got '{type_}'")
        model = cls(
            baskets=baskets,
            city=city,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_goods import HaendlerGoods  # noqa: E402
