from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_loading_right import check_haendler_loading_right
from ..models.haendler_loading_right import HaendlerLoadingRight

T = TypeVar("T", bound="HaendlerGoodsLoadedEventData")


@_attrs_define
class HaendlerGoodsLoadedEventData:
    """A player loaded goods."""

    fee: int
    """ What the Loading Master got for it. """
    goods: HaendlerGoods
    """ Goods, counted by kind. """
    right: HaendlerLoadingRight
    """ By which right a player loads. """
    seat: int
    """ Whose goods. """
    wagon: int
    """ Number of the wagon. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        fee = self.fee
        goods = self.goods.to_dict()
        right = self.right
        seat = self.seat
        wagon = self.wagon
        json: dict[str, Any] = {
            **self.additional_properties,
            "fee": fee,
            "goods": goods,
            "right": right,
            "seat": seat,
            "wagon": wagon,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        fee = d.pop("fee")
        goods = HaendlerGoods.from_dict(d.pop("goods"))

        right = check_haendler_loading_right(d.pop("right"))

        seat = d.pop("seat")
        wagon = d.pop("wagon")
        model = cls(
            fee=fee,
            goods=goods,
            right=right,
            seat=seat,
            wagon=wagon,
        )
        model.additional_properties = d
        return model


from ..models.haendler_goods import HaendlerGoods  # noqa: E402
