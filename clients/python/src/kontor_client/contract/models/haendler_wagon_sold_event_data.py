from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_sale import HaendlerSale


T = TypeVar("T", bound="HaendlerWagonSoldEventData")


@_attrs_define
class HaendlerWagonSoldEventData:
    """The goods of a wagon were sold.

    Attributes:
        city (str): Where.
        sales (list[HaendlerSale]): What it brought to whom; only players with goods on the wagon.
        wagon (int): Number of the wagon.
    """

    city: str
    sales: list[HaendlerSale]
    wagon: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_sale import HaendlerSale  # noqa: PLC0415

        city = self.city

        sales = []
        for sales_item_data in self.sales:
            sales_item = sales_item_data.to_dict()
            sales.append(sales_item)

        wagon = self.wagon

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "city": city,
                "sales": sales,
                "wagon": wagon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_sale import HaendlerSale  # noqa: PLC0415

        d = dict(src_dict)
        city = d.pop("city")

        sales = []
        _sales = d.pop("sales")
        for sales_item_data in _sales:
            sales_item = HaendlerSale.from_dict(sales_item_data)

            sales.append(sales_item)

        wagon = d.pop("wagon")

        haendler_wagon_sold_event_data = cls(
            city=city,
            sales=sales,
            wagon=wagon,
        )

        haendler_wagon_sold_event_data.additional_properties = d
        return haendler_wagon_sold_event_data

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
