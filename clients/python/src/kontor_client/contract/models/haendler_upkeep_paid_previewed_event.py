from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerUpkeepPaidPreviewedEvent")


@_attrs_define
class HaendlerUpkeepPaidPreviewedEvent:
    """A player paid upkeep."""

    data: HaendlerUpkeepPaidEventData
    """ A player paid upkeep. """
    type_: Literal["haendler.upkeep_paid"] = "haendler.upkeep_paid"
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
        data = HaendlerUpkeepPaidEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.upkeep_paid"], d.pop("type"))
        if type_ != "haendler.upkeep_paid":
            raise ValueError(f"type must match const 'haendler.upkeep_paid', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_upkeep_paid_event_data import HaendlerUpkeepPaidEventData  # noqa: E402
