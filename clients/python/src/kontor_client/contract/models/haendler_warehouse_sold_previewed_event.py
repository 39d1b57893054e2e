from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerWarehouseSoldPreviewedEvent")


@_attrs_define
class HaendlerWarehouseSoldPreviewedEvent:
    """A player sold goods out of a warehouse."""

    data: HaendlerWarehouseSoldEventData
    """ A player sold goods out of a warehouse. """
    type_: Literal["haendler.warehouse_sold"] = "haendler.warehouse_sold"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        data = self.data.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "data": data,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        data = HaendlerWarehouseSoldEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.warehouse_sold"], d.pop("type"))
        if type_ != "haendler.warehouse_sold":
            raise ValueError(f"type must match const 'haendler.warehouse_sold', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_warehouse_sold_event_data import HaendlerWarehouseSoldEventData  # noqa: E402
