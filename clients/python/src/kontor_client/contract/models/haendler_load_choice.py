from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerLoadChoice")


@_attrs_define
class HaendlerLoadChoice:
    """One of these baskets may be loaded."""

    baskets: list[HaendlerGoods]
    """ Each at least one good. """
    fee_each: int
    """ What the Loading Master gets for each good; 0 for the master. """
    type_: Literal["haendler.load"] = "haendler.load"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        baskets = []
        for baskets_item_data in self.baskets:
            baskets_item = baskets_item_data.to_dict()
            baskets.append(baskets_item)

        fee_each = self.fee_each
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "baskets": baskets,
            "fee_each": fee_each,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
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
        model = cls(
            baskets=baskets,
            fee_each=fee_each,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_goods import HaendlerGoods  # noqa: E402
