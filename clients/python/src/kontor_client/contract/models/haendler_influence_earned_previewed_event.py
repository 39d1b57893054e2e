from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerInfluenceEarnedPreviewedEvent")


@_attrs_define
class HaendlerInfluenceEarnedPreviewedEvent:
    """A player looks through the pile of influence cards, to pick one."""

    data: HaendlerInfluenceEarnedEventData
    """ A player looks through the pile of influence cards, to pick one. """
    type_: Literal["haendler.influence_earned"] = "haendler.influence_earned"
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
        data = HaendlerInfluenceEarnedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.influence_earned"], d.pop("type"))
        if type_ != "haendler.influence_earned":
            raise ValueError(f"type must match const 'haendler.influence_earned', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_influence_earned_event_data import HaendlerInfluenceEarnedEventData  # noqa: E402
