from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciBidMadePreviewedEvent")


@_attrs_define
class MediciBidMadePreviewedEvent:
    """A player made the highest bid so far."""

    data: MediciBidMadeEventData
    """ A player made the highest bid so far. """
    type_: Literal["medici.bid_made"] = "medici.bid_made"
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
        data = MediciBidMadeEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["medici.bid_made"], d.pop("type"))
        if type_ != "medici.bid_made":
            raise ValueError(f"type must match const 'medici.bid_made', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.medici_bid_made_event_data import MediciBidMadeEventData  # noqa: E402
