from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_good import check_haendler_good
from ..models.haendler_good import HaendlerGood

T = TypeVar("T", bound="HaendlerCity")


@_attrs_define
class HaendlerCity:
    """A city."""

    courier_start: str
    """ The space two spaces out where the courier begins if it begins near this city. """
    goods: list[HaendlerGood]
    """ The three kinds of goods that it produces. """
    id: str
    """ What actions and events call it: at most 24 bytes, as ids of road spaces. """
    name: str
    """ What people call it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        courier_start = self.courier_start
        goods = []
        for goods_item_data in self.goods:
            goods_item: str = goods_item_data
            goods.append(goods_item)

        id = self.id
        name = self.name
        json: dict[str, Any] = {
            **self.additional_properties,
            "courier_start": courier_start,
            "goods": goods,
            "id": id,
            "name": name,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        courier_start = d.pop("courier_start")
        goods = []
        _goods = d.pop("goods")
        for goods_item_data in _goods:
            goods_item = check_haendler_good(goods_item_data)

            goods.append(goods_item)

        id = d.pop("id")
        name = d.pop("name")
        model = cls(
            courier_start=courier_start,
            goods=goods,
            id=id,
            name=name,
        )
        model.additional_properties = d
        return model
