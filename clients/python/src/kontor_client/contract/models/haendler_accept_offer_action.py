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


T = TypeVar("T", bound="HaendlerAcceptOfferAction")


@_attrs_define
class HaendlerAcceptOfferAction:
    """Accept the master's offer: pay and load.

    Attributes:
        goods (HaendlerBasket): Goods that somebody wants to load or sell.
        type_ (Literal['haendler.accept_offer']):
    """

    goods: HaendlerBasket
    type_: Literal["haendler.accept_offer"]

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_basket import HaendlerBasket  # noqa: PLC0415

        goods = self.goods.to_dict()

        type_ = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "goods": goods,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_basket import HaendlerBasket  # noqa: PLC0415

        d = dict(src_dict)
        goods = HaendlerBasket.from_dict(d.pop("goods"))

        type_ = cast(Literal["haendler.accept_offer"], d.pop("type"))
        if type_ != "haendler.accept_offer":
            raise ValueError(f"type must match const 'haendler.accept_offer', got '{type_}'")

        haendler_accept_offer_action = cls(
            goods=goods,
            type_=type_,
        )

        return haendler_accept_offer_action
