from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields


T = TypeVar("T", bound="HaendlerRequestLoadingAction")


@_attrs_define
class HaendlerRequestLoadingAction:
    """Ask the master to load these goods for this fee. The fee is set aside."""

    fee: int
    """ In guilders; a multiple of 100. """
    goods: HaendlerBasket
    """ Goods that a player wants to load or sell. """
    type_: Literal["haendler.request_loading"] = "haendler.request_loading"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        fee = self.fee
        goods = self.goods.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            "fee": fee,
            "goods": goods,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        fee = d.pop("fee")
        goods = HaendlerBasket.from_dict(d.pop("goods"))

        type_ = cast(Literal["haendler.request_loading"], d.pop("type"))
        if type_ != "haendler.request_loading":
            raise ValueError(f"type must match const 'haendler.request_loading', got '{type_}'")
        model = cls(
            fee=fee,
            goods=goods,
            type_=type_,
        )
        forget_unknown_fields(model)
        return model


from ..models.haendler_basket import HaendlerBasket  # noqa: E402
