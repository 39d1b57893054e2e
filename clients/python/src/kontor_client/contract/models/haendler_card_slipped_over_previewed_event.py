from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerCardSlippedOverPreviewedEvent")


@_attrs_define
class HaendlerCardSlippedOverPreviewedEvent:
    """An influence card that was not named changed hands by a deal."""

    data: HaendlerCardSlippedOverEventData
    """ An influence card that was not named changed hands by a deal. """
    type_: Literal["haendler.card_slipped_over"] = "haendler.card_slipped_over"
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
        data = HaendlerCardSlippedOverEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.card_slipped_over"], d.pop("type"))
        if type_ != "haendler.card_slipped_over":
            raise ValueError(f"type must match const 'haendler.card_slipped_over', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_card_slipped_over_event_data import HaendlerCardSlippedOverEventData  # noqa: E402
