from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsHandSortedOutPreviewedEvent")


@_attrs_define
class DaleOfMerchantsHandSortedOutPreviewedEvent:
    """A player discarded any number of cards as an action."""

    data: DaleOfMerchantsHandSortedOutEventData
    """ A player discarded any number of cards as an action. """
    type_: Literal["dale_of_merchants.hand_sorted_out"] = "dale_of_merchants.hand_sorted_out"
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
        data = DaleOfMerchantsHandSortedOutEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["dale_of_merchants.hand_sorted_out"], d.pop("type"))
        if type_ != "dale_of_merchants.hand_sorted_out":
            raise ValueError(f"type must match const 'dale_of_merchants.hand_sorted_out', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_hand_sorted_out_event_data import DaleOfMerchantsHandSortedOutEventData  # noqa: E402
