from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerWheelsRevealedPreviewedEvent")


@_attrs_define
class HaendlerWheelsRevealedPreviewedEvent:
    """All price wheels were turned over, and prices moved."""

    data: HaendlerWheelsRevealedEventData
    """ All price wheels were turned over, and prices moved. """
    type_: Literal["haendler.wheels_revealed"] = "haendler.wheels_revealed"
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
        data = HaendlerWheelsRevealedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.wheels_revealed"], d.pop("type"))
        if type_ != "haendler.wheels_revealed":
            raise ValueError(f"type must match const 'haendler.wheels_revealed', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_wheels_revealed_event_data import HaendlerWheelsRevealedEventData  # noqa: E402
