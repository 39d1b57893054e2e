from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsSetDealtPreviewedEvent")


@_attrs_define
class DaleOfMerchantsSetDealtPreviewedEvent:
    """A player dealt a set of cards out."""

    data: DaleOfMerchantsSetDealtEventData
    """ A player dealt a set of cards out. """
    type_: Literal["dale_of_merchants.set_dealt"] = "dale_of_merchants.set_dealt"
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
        data = DaleOfMerchantsSetDealtEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["dale_of_merchants.set_dealt"], d.pop("type"))
        if type_ != "dale_of_merchants.set_dealt":
            raise ValueError(f"type must match const 'dale_of_merchants.set_dealt', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_set_dealt_event_data import DaleOfMerchantsSetDealtEventData  # noqa: E402
