from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerUpkeepMissedPreviewedEvent")


@_attrs_define
class HaendlerUpkeepMissedPreviewedEvent:
    """A player could not pay upkeep, showed the money, fell, and paid what the new rank costs."""

    data: HaendlerUpkeepMissedEventData
    """ A player could not pay upkeep, showed the money, fell, and paid what the new rank costs. """
    type_: Literal["haendler.upkeep_missed"] = "haendler.upkeep_missed"
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
        data = HaendlerUpkeepMissedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.upkeep_missed"], d.pop("type"))
        if type_ != "haendler.upkeep_missed":
            raise ValueError(f"type must match const 'haendler.upkeep_missed', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_upkeep_missed_event_data import HaendlerUpkeepMissedEventData  # noqa: E402
