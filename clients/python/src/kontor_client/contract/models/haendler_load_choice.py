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


T = TypeVar("T", bound="HaendlerLoadChoice")


@_attrs_define
class HaendlerLoadChoice:
    """One of these baskets may be loaded.

    Attributes:
        baskets (list[HaendlerGoods]): Each at least one good.
        fee_each (int): What the Loading Master gets for each good; 0 for the master.
        type_ (Literal['haendler.load']):
    """

    baskets: list[HaendlerGoods]
    fee_each: int
    type_: Literal["haendler.load"]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_goods import HaendlerGoods  # noqa: PLC0415

        baskets = []
        for baskets_item_data in self.baskets:
            baskets_item = baskets_item_data.to_dict()
            baskets.append(baskets_item)

        fee_each = self.fee_each

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "baskets": baskets,
                "fee_each": fee_each,
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

        fee_each = d.pop("fee_each")

        type_ = cast(Literal["haendler.load"], d.pop("type"))
        if type_ != "haendler.load":
            raise ValueError(f"type must match const 'haendler.load', got '{type_}'")

        haendler_load_choice = cls(
            baskets=baskets,
            fee_each=fee_each,
            type_=type_,
        )

        haendler_load_choice.additional_properties = d
        return haendler_load_choice

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
