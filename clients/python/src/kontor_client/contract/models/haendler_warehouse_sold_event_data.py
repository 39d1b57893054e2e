from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerWarehouseSoldEventData")


@_attrs_define
class HaendlerWarehouseSoldEventData:
    """A player sold goods out of a warehouse."""

    city: str
    """ Whose warehouse. """
    goods: HaendlerGoods
    """ Goods, counted by kind. """
    proceeds: int
    """ What it brought. """
    seat: int
    """ Who. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        city = self.city
        goods = self.goods.to_dict()
        proceeds = self.proceeds
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "city": city,
            "goods": goods,
            "proceeds": proceeds,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        city = d.pop("city")
        goods = HaendlerGoods.from_dict(d.pop("goods"))

        proceeds = d.pop("proceeds")
        seat = d.pop("seat")
        model = cls(
            city=city,
            goods=goods,
            proceeds=proceeds,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.haendler_goods import HaendlerGoods  # noqa: E402
