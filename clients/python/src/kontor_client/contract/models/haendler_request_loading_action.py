from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.haendler_basket import HaendlerBasket


T = TypeVar("T", bound="HaendlerRequestLoadingAction")


@_attrs_define
class HaendlerRequestLoadingAction:
    """Ask the master to load these goods for this fee. The fee is set aside.

    Attributes:
        fee (int): In guilders; a multiple of 100.
        goods (HaendlerBasket): Goods that somebody wants to load or sell.
        type_ (Literal['haendler.request_loading']):
    """

    fee: int
    goods: HaendlerBasket
    type_: Literal["haendler.request_loading"]

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_basket import HaendlerBasket  # noqa: PLC0415

        fee = self.fee

        goods = self.goods.to_dict()

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "fee": fee,
                "goods": goods,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_basket import HaendlerBasket  # noqa: PLC0415

        d = dict(src_dict)
        fee = d.pop("fee")

        goods = HaendlerBasket.from_dict(d.pop("goods"))

        type_ = cast(Literal["haendler.request_loading"], d.pop("type"))
        if type_ != "haendler.request_loading":
            raise ValueError(f"type must match const 'haendler.request_loading', got '{type_}'")

        haendler_request_loading_action = cls(
            fee=fee,
            goods=goods,
            type_=type_,
        )

        return haendler_request_loading_action
