from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.haendler_offered_goods import check_haendler_offered_goods
from ..models.haendler_offered_goods import HaendlerOfferedGoods
from typing import cast
from typing import Literal, cast


T = TypeVar("T", bound="HaendlerOfferLoadingChoice")


@_attrs_define
class HaendlerOfferLoadingChoice:
    """The player may be offered to load.

    Attributes:
        fee_most (int): The highest fee that can be named.
        goods (HaendlerOfferedGoods): How many goods an offer names fees for.
        seat (int): To whom. Example: 0.
        type_ (Literal['haendler.offer_loading']):
    """

    fee_most: int
    goods: HaendlerOfferedGoods
    seat: int
    type_: Literal["haendler.offer_loading"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        fee_most = self.fee_most

        goods: str = self.goods

        seat = self.seat

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "fee_most": fee_most,
                "goods": goods,
                "seat": seat,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        fee_most = d.pop("fee_most")

        goods = check_haendler_offered_goods(d.pop("goods"))

        seat = d.pop("seat")

        type_ = cast(Literal["haendler.offer_loading"], d.pop("type"))
        if type_ != "haendler.offer_loading":
            raise ValueError(f"type must match const 'haendler.offer_loading', got '{type_}'")

        haendler_offer_loading_choice = cls(
            fee_most=fee_most,
            goods=goods,
            seat=seat,
            type_=type_,
        )

        haendler_offer_loading_choice.additional_properties = d
        return haendler_offer_loading_choice

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
