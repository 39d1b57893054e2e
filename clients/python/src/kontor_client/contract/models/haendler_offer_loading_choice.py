from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.haendler_offered_goods import check_haendler_offered_goods
from ..models.haendler_offered_goods import HaendlerOfferedGoods

T = TypeVar("T", bound="HaendlerOfferLoadingChoice")


@_attrs_define
class HaendlerOfferLoadingChoice:
    """The player may be offered to load."""

    fee_most: int
    """ The highest fee that can be named. """
    goods: HaendlerOfferedGoods
    """ How many goods an offer names fees for. """
    seat: int
    """ To whom. """
    type_: Literal["haendler.offer_loading"] = "haendler.offer_loading"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        fee_most = self.fee_most
        goods = self.goods
        seat = self.seat
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "fee_most": fee_most,
            "goods": goods,
            "seat": seat,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        fee_most = d.pop("fee_most")
        goods = check_haendler_offered_goods(d.pop("goods"))

        seat = d.pop("seat")
        type_ = cast(Literal["haendler.offer_loading"], d.pop("type"))
        if type_ != "haendler.offer_loading":
            raise ValueError(f"type must match const 'haendler.offer_loading', got '{type_}'")
        model = cls(
            fee_most=fee_most,
            goods=goods,
            seat=seat,
            type_=type_,
        )
        model.additional_properties = d
        return model
