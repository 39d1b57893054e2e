from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciWarehouseFilledPreviewedEvent")


@_attrs_define
class MediciWarehouseFilledPreviewedEvent:
    """The last player with room was given cards from the deck for nothing."""

    data: MediciWarehouseFilledEventData
    """ The last player with room was given cards from the deck for nothing. """
    type_: Literal["medici.warehouse_filled"] = "medici.warehouse_filled"
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
        data = MediciWarehouseFilledEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["medici.warehouse_filled"], d.pop("type"))
        if type_ != "medici.warehouse_filled":
            raise ValueError(f"type must match const 'medici.warehouse_filled', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.medici_warehouse_filled_event_data import MediciWarehouseFilledEventData  # noqa: E402
