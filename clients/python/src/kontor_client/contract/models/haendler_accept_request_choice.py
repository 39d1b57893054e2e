from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.haendler_goods import HaendlerGoods


T = TypeVar("T", bound="HaendlerAcceptRequestChoice")


@_attrs_define
class HaendlerAcceptRequestChoice:
    """A player's request may be accepted.

    Attributes:
        fee (int): What the master would get.
        goods (HaendlerGoods): Goods, counted by kind.
        seat (int): Whose. Example: 0.
        type_ (Literal['haendler.accept_request']):
    """

    fee: int
    goods: HaendlerGoods
    seat: int
    type_: Literal["haendler.accept_request"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415

        fee = self.fee

        goods = self.goods.to_dict()

        seat = self.seat

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "fee": fee,
                "goods": goods,
                "seat": seat,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415

        d = dict(src_dict)
        fee = d.pop("fee")

        goods = HaendlerGoods.from_dict(d.pop("goods"))

        seat = d.pop("seat")

        type_ = cast(Literal["haendler.accept_request"], d.pop("type"))
        if type_ != "haendler.accept_request":
            raise ValueError(f"type must match const 'haendler.accept_request', got '{type_}'")

        haendler_accept_request_choice = cls(
            fee=fee,
            goods=goods,
            seat=seat,
            type_=type_,
        )

        haendler_accept_request_choice.additional_properties = d
        return haendler_accept_request_choice

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
