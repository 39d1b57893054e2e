from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerBonusMarkersMovedPreviewedEvent")


@_attrs_define
class HaendlerBonusMarkersMovedPreviewedEvent:
    """The bonus markers moved."""

    data: HaendlerBonusMarkersMovedEventData
    """ The bonus markers moved. """
    type_: Literal["haendler.bonus_markers_moved"] = "haendler.bonus_markers_moved"
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
        data = HaendlerBonusMarkersMovedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.bonus_markers_moved"], d.pop("type"))
        if type_ != "haendler.bonus_markers_moved":
            raise ValueError(f"type must match const 'haendler.bonus_markers_moved', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_bonus_markers_moved_event_data import HaendlerBonusMarkersMovedEventData  # noqa: E402
