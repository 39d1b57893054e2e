from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_loading_right import check_haendler_loading_right
from ..models.haendler_loading_right import HaendlerLoadingRight
from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_goods import HaendlerGoods


T = TypeVar("T", bound="HaendlerGoodsLoadedEventData")


@_attrs_define
class HaendlerGoodsLoadedEventData:
    """A player loaded goods.

    Attributes:
        fee (int): What the Loading Master got for it.
        goods (HaendlerGoods): Goods, counted by kind.
        right (HaendlerLoadingRight): By which right somebody loads.
        seat (int): Whose goods. Example: 0.
        wagon (int): Number of the wagon.
    """

    fee: int
    goods: HaendlerGoods
    right: HaendlerLoadingRight
    seat: int
    wagon: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415

        fee = self.fee

        goods = self.goods.to_dict()

        right: str = self.right

        seat = self.seat

        wagon = self.wagon

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "fee": fee,
                "goods": goods,
                "right": right,
                "seat": seat,
                "wagon": wagon,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415

        d = dict(src_dict)
        fee = d.pop("fee")

        goods = HaendlerGoods.from_dict(d.pop("goods"))

        right = check_haendler_loading_right(d.pop("right"))

        seat = d.pop("seat")

        wagon = d.pop("wagon")

        haendler_goods_loaded_event_data = cls(
            fee=fee,
            goods=goods,
            right=right,
            seat=seat,
            wagon=wagon,
        )

        haendler_goods_loaded_event_data.additional_properties = d
        return haendler_goods_loaded_event_data

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
