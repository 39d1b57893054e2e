from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciBiddingOpenedPreviewedEvent")


@_attrs_define
class MediciBiddingOpenedPreviewedEvent:
    """The lot is complete and the bidding began."""

    data: MediciBiddingOpenedEventData
    """ The lot is complete and the bidding began. """
    type_: Literal["medici.bidding_opened"] = "medici.bidding_opened"
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
        data = MediciBiddingOpenedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["medici.bidding_opened"], d.pop("type"))
        if type_ != "medici.bidding_opened":
            raise ValueError(f"type must match const 'medici.bidding_opened', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.medici_bidding_opened_event_data import MediciBiddingOpenedEventData  # noqa: E402
