from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerOfferDeclinedPreviewedEvent")


@_attrs_define
class HaendlerOfferDeclinedPreviewedEvent:
    """A player declined the Loading Master's offer, or has loaded otherwise and can load nothing more of what it is for."""

    data: HaendlerOfferDeclinedEventData
    """ A player declined the Loading Master's offer, or has loaded otherwise and can load nothing more of what it is for. """
    type_: Literal["haendler.offer_declined"] = "haendler.offer_declined"
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
        data = HaendlerOfferDeclinedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.offer_declined"], d.pop("type"))
        if type_ != "haendler.offer_declined":
            raise ValueError(f"type must match const 'haendler.offer_declined', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_offer_declined_event_data import HaendlerOfferDeclinedEventData  # noqa: E402
