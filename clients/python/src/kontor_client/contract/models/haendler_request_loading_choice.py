from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerRequestLoadingChoice")


@_attrs_define
class HaendlerRequestLoadingChoice:
    """The master may be asked."""

    baskets: list[HaendlerGoods]
    """ What may be loaded. """
    fee_most: int
    """ The highest fee, which the player can set aside. """
    type_: Literal["haendler.request_loading"] = "haendler.request_loading"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        baskets = []
        for baskets_item_data in self.baskets:
            baskets_item = baskets_item_data.to_dict()
            baskets.append(baskets_item)

        fee_most = self.fee_most
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "baskets": baskets,
            "fee_most": fee_most,
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

        fee_most = d.pop("fee_most")
        type_ = cast(Literal["haendler.request_loading"], d.pop("type"))
        if type_ != "haendler.request_loading":
            raise ValueError(f"type must match const 'haendler.request_loading', got '{type_}'")
        model = cls(
            baskets=baskets,
            fee_most=fee_most,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_goods import HaendlerGoods  # noqa: E402
