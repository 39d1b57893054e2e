from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciLotSoldPreviewedEvent")


@_attrs_define
class MediciLotSoldPreviewedEvent:
    """The highest bidder paid and stored the lot."""

    data: MediciLotSoldEventData
    """ The highest bidder paid and stored the lot. """
    type_: Literal["medici.lot_sold"] = "medici.lot_sold"
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
        data = MediciLotSoldEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["medici.lot_sold"], d.pop("type"))
        if type_ != "medici.lot_sold":
            raise ValueError(f"type must match const 'medici.lot_sold', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.medici_lot_sold_event_data import MediciLotSoldEventData  # noqa: E402
