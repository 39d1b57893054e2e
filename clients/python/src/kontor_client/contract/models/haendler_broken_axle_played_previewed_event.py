from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerBrokenAxlePlayedPreviewedEvent")


@_attrs_define
class HaendlerBrokenAxlePlayedPreviewedEvent:
    """A player played Broken Axle."""

    data: HaendlerBrokenAxlePlayedEventData
    """ A player played Broken Axle. """
    type_: Literal["haendler.broken_axle_played"] = "haendler.broken_axle_played"
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
        data = HaendlerBrokenAxlePlayedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.broken_axle_played"], d.pop("type"))
        if type_ != "haendler.broken_axle_played":
            raise ValueError(f"type must match const 'haendler.broken_axle_played', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_broken_axle_played_event_data import HaendlerBrokenAxlePlayedEventData  # noqa: E402
