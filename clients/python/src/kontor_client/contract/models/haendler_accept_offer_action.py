from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields


T = TypeVar("T", bound="HaendlerAcceptOfferAction")


@_attrs_define
class HaendlerAcceptOfferAction:
    """Accept the master's offer: pay and load."""

    goods: HaendlerBasket
    """ Goods that a player wants to load or sell. """
    type_: Literal["haendler.accept_offer"] = "haendler.accept_offer"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        goods = self.goods.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            "goods": goods,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        goods = HaendlerBasket.from_dict(d.pop("goods"))

        type_ = cast(Literal["haendler.accept_offer"], d.pop("type"))
        if type_ != "haendler.accept_offer":
            raise ValueError(f"type must match const 'haendler.accept_offer', got '{type_}'")
        model = cls(
            goods=goods,
            type_=type_,
        )
        forget_unknown_fields(model)
        return model


from ..models.haendler_basket import HaendlerBasket  # noqa: E402
