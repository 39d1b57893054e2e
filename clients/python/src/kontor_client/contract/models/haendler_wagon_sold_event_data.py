from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerWagonSoldEventData")


@_attrs_define
class HaendlerWagonSoldEventData:
    """The goods of a wagon were sold."""

    city: str
    """ Where. """
    sales: list[HaendlerSale]
    """ What it brought to whom; only players with goods on the wagon. """
    wagon: int
    """ Number of the wagon. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        city = self.city
        sales = []
        for sales_item_data in self.sales:
            sales_item = sales_item_data.to_dict()
            sales.append(sales_item)

        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "city": city,
            "sales": sales,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        city = d.pop("city")
        sales = []
        _sales = d.pop("sales")
        for sales_item_data in _sales:
            sales_item = HaendlerSale.from_dict(sales_item_data)

            sales.append(sales_item)

        wagon = d.pop("wagon")
        model = cls(
            city=city,
            sales=sales,
            wagon=wagon,
        )
        model.additional_properties = d
        return model


from ..models.haendler_sale import HaendlerSale  # noqa: E402
