from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerAcceptRequestChoice")


@_attrs_define
class HaendlerAcceptRequestChoice:
    """A player's request may be accepted."""

    fee: int
    """ What the master would get. """
    goods: HaendlerGoods
    """ Goods, counted by kind. """
    seat: int
    """ Whose. """
    type_: Literal["haendler.accept_request"] = "haendler.accept_request"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        fee = self.fee
        goods = self.goods.to_dict()
        seat = self.seat
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "fee": fee,
            "goods": goods,
            "seat": seat,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        fee = d.pop("fee")
        goods = HaendlerGoods.from_dict(d.pop("goods"))

        seat = d.pop("seat")
        type_ = cast(Literal["haendler.accept_request"], d.pop("type"))
        if type_ != "haendler.accept_request":
            raise ValueError(f"type must match const 'haendler.accept_request', got '{type_}'")
        model = cls(
            fee=fee,
            goods=goods,
            seat=seat,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_goods import HaendlerGoods  # noqa: E402
