from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="MediciCardTurnedUpPreviewedEvent")


@_attrs_define
class MediciCardTurnedUpPreviewedEvent:
    """The top card of the deck was turned up and joined the lot."""

    data: MediciCardTurnedUpEventData
    """ The top card of the deck was turned up and joined the lot. """
    type_: Literal["medici.card_turned_up"] = "medici.card_turned_up"
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
        data = MediciCardTurnedUpEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["medici.card_turned_up"], d.pop("type"))
        if type_ != "medici.card_turned_up":
            raise ValueError(f"type must match const 'medici.card_turned_up', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.medici_card_turned_up_event_data import MediciCardTurnedUpEventData  # noqa: E402
