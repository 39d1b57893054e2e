from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariOfferAcceptedPreviewedEvent")


@_attrs_define
class BasariOfferAcceptedPreviewedEvent:
    """A player took the gems offered and left the action to the other."""

    data: BasariOfferAcceptedEventData
    """ A player took the gems offered and left the action to the other. """
    type_: Literal["basari.offer_accepted"] = "basari.offer_accepted"
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
        data = BasariOfferAcceptedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["basari.offer_accepted"], d.pop("type"))
        if type_ != "basari.offer_accepted":
            raise ValueError(f"type must match const 'basari.offer_accepted', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.basari_offer_accepted_event_data import BasariOfferAcceptedEventData  # noqa: E402
