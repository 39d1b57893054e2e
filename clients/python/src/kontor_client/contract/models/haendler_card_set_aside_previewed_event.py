from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerCardSetAsidePreviewedEvent")


@_attrs_define
class HaendlerCardSetAsidePreviewedEvent:
    """A player set an influence card aside that an own proposal does not name."""

    data: HaendlerCardSetAsideEventData
    """ A player set an influence card aside that an own proposal does not name. """
    type_: Literal["haendler.card_set_aside"] = "haendler.card_set_aside"
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
        data = HaendlerCardSetAsideEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.card_set_aside"], d.pop("type"))
        if type_ != "haendler.card_set_aside":
            raise ValueError(f"type must match const 'haendler.card_set_aside', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_card_set_aside_event_data import HaendlerCardSetAsideEventData  # noqa: E402
