from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerWagonsArrivedPreviewedEvent")


@_attrs_define
class HaendlerWagonsArrivedPreviewedEvent:
    """Wagons that reached a city in this round were counted."""

    data: HaendlerWagonsArrivedEventData
    """ Wagons that reached a city in this round were counted. """
    type_: Literal["haendler.wagons_arrived"] = "haendler.wagons_arrived"
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
        data = HaendlerWagonsArrivedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.wagons_arrived"], d.pop("type"))
        if type_ != "haendler.wagons_arrived":
            raise ValueError(f"type must match const 'haendler.wagons_arrived', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_wagons_arrived_event_data import HaendlerWagonsArrivedEventData  # noqa: E402
