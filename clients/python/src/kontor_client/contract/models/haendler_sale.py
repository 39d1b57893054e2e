from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_goods import HaendlerGoods


T = TypeVar("T", bound="HaendlerSale")


@_attrs_define
class HaendlerSale:
    """What a player's goods on a wagon brought.

    Attributes:
        bonus (int): The bonus for those that get one.
        goods (HaendlerGoods): Goods, counted by kind.
        price (int): Their selling prices together.
        seat (int): Whose goods. Example: 0.
    """

    bonus: int
    goods: HaendlerGoods
    price: int
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415

        bonus = self.bonus

        goods = self.goods.to_dict()

        price = self.price

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "bonus": bonus,
                "goods": goods,
                "price": price,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415

        d = dict(src_dict)
        bonus = d.pop("bonus")

        goods = HaendlerGoods.from_dict(d.pop("goods"))

        price = d.pop("price")

        seat = d.pop("seat")

        haendler_sale = cls(
            bonus=bonus,
            goods=goods,
            price=price,
            seat=seat,
        )

        haendler_sale.additional_properties = d
        return haendler_sale

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
