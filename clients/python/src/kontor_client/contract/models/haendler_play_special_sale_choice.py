from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood

T = TypeVar("T", bound="HaendlerPlaySpecialSaleChoice")


@_attrs_define
class HaendlerPlaySpecialSaleChoice:
    """Special Sale may be played."""

    city: str
    """ Whose warehouse. """
    goods: list[HaendlerGood]
    """ Which goods lie there. """
    type_: Literal["haendler.play_special_sale"] = "haendler.play_special_sale"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        city = self.city
        goods = []
        for goods_item_data in self.goods:
            goods_item: str = goods_item_data
            goods.append(goods_item)

        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
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
        goods = []
        _goods = d.pop("goods")
        for goods_item_data in _goods:
            goods_item = check_haendler_good(goods_item_data)

            goods.append(goods_item)

        type_ = cast(Literal["haendler.play_special_sale"], d.pop("type"))
        if type_ != "haendler.play_special_sale":
            raise ValueError(f"type must match const 'haendler.play_special_sale', got '{type_}'")
        model = cls(
            city=city,
            goods=goods,
            type_=type_,
        )
        model.additional_properties = d
        return model
