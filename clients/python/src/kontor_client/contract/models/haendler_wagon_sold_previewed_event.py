from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerWagonSoldPreviewedEvent")


@_attrs_define
class HaendlerWagonSoldPreviewedEvent:
    """The goods of a wagon were sold."""

    data: HaendlerWagonSoldEventData
    """ The goods of a wagon were sold. """
    type_: Literal["haendler.wagon_sold"] = "haendler.wagon_sold"
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
        data = HaendlerWagonSoldEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.wagon_sold"], d.pop("type"))
        if type_ != "haendler.wagon_sold":
            raise ValueError(f"type must match const 'haendler.wagon_sold', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_wagon_sold_event_data import HaendlerWagonSoldEventData  # noqa: E402
