from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerPlaySpecialSaleChoice")


@_attrs_define
class HaendlerPlaySpecialSaleChoice:
    """Special Sale may be played.

    Attributes:
        city (str): Whose warehouse.
        goods (list[HaendlerGood]): Which goods lie there.
        type_ (Literal['haendler.play_special_sale']):
    """

    city: str
    goods: list[HaendlerGood]
    type_: Literal["haendler.play_special_sale"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        city = self.city

        goods = []
        for goods_item_data in self.goods:
            goods_item: str = goods_item_data
            goods.append(goods_item)

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
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

        haendler_play_special_sale_choice = cls(
            city=city,
            goods=goods,
            type_=type_,
        )

        haendler_play_special_sale_choice.additional_properties = d
        return haendler_play_special_sale_choice

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
