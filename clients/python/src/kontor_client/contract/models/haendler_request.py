from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerRequest")


@_attrs_define
class HaendlerRequest:
    """A player's request."""

    fee: int
    """ What would be paid; it is set aside. """
    goods: HaendlerGoods
    """ Goods, counted by kind. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        fee = self.fee
        goods = self.goods.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "fee": fee,
            "goods": goods,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        fee = d.pop("fee")
        goods = HaendlerGoods.from_dict(d.pop("goods"))

        model = cls(
            fee=fee,
            goods=goods,
        )
        model.additional_properties = d
        return model


from ..models.haendler_goods import HaendlerGoods  # noqa: E402
