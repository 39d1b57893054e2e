from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerSale")


@_attrs_define
class HaendlerSale:
    """What a player's goods on a wagon brought."""

    bonus: int
    """ The bonus for those that get one. """
    goods: HaendlerGoods
    """ Goods, counted by kind. """
    price: int
    """ Their selling prices together. """
    seat: int
    """ Whose goods. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bonus = self.bonus
        goods = self.goods.to_dict()
        price = self.price
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "bonus": bonus,
            "goods": goods,
            "price": price,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bonus = d.pop("bonus")
        goods = HaendlerGoods.from_dict(d.pop("goods"))

        price = d.pop("price")
        seat = d.pop("seat")
        model = cls(
            bonus=bonus,
            goods=goods,
            price=price,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.haendler_goods import HaendlerGoods  # noqa: E402
