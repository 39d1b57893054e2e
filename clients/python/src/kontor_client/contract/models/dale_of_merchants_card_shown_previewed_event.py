from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsCardShownPreviewedEvent")


@_attrs_define
class DaleOfMerchantsCardShownPreviewedEvent:
    """A card of a hand was shown and stays there."""

    data: DaleOfMerchantsCardShownEventData
    """ A card of a hand was shown and stays there. """
    type_: Literal["dale_of_merchants.card_shown"] = "dale_of_merchants.card_shown"
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
        data = DaleOfMerchantsCardShownEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["dale_of_merchants.card_shown"], d.pop("type"))
        if type_ != "dale_of_merchants.card_shown":
            raise ValueError(f"type must match const 'dale_of_merchants.card_shown', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_card_shown_event_data import DaleOfMerchantsCardShownEventData  # noqa: E402
