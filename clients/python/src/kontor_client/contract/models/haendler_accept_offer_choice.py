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


T = TypeVar("T", bound="HaendlerAcceptOfferChoice")


@_attrs_define
class HaendlerAcceptOfferChoice:
    """The master's offer may be accepted.

    Attributes:
        baskets (list[HaendlerGoods]): What may be loaded and paid.
        type_ (Literal['haendler.accept_offer']):
    """

    baskets: list[HaendlerGoods]
    type_: Literal["haendler.accept_offer"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415

        baskets = []
        for baskets_item_data in self.baskets:
            baskets_item = baskets_item_data.to_dict()
            baskets.append(baskets_item)

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "baskets": baskets,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415

        d = dict(src_dict)
        baskets = []
        _baskets = d.pop("baskets")
        for baskets_item_data in _baskets:
            baskets_item = HaendlerGoods.from_dict(baskets_item_data)

            baskets.append(baskets_item)

        type_ = cast(Literal["haendler.accept_offer"], d.pop("type"))
        if type_ != "haendler.accept_offer":
            raise ValueError(f"type must match const 'haendler.accept_offer', got '{type_}'")

        haendler_accept_offer_choice = cls(
            baskets=baskets,
            type_=type_,
        )

        haendler_accept_offer_choice.additional_properties = d
        return haendler_accept_offer_choice

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
