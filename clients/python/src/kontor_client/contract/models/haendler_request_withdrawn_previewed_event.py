from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerRequestWithdrawnPreviewedEvent")


@_attrs_define
class HaendlerRequestWithdrawnPreviewedEvent:
    """A player withdrew the own request, or has loaded otherwise and cannot load its goods any more."""

    data: HaendlerRequestWithdrawnEventData
    """ A player withdrew the own request, or has loaded otherwise and cannot load its goods any more. """
    type_: Literal["haendler.request_withdrawn"] = "haendler.request_withdrawn"
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
        data = HaendlerRequestWithdrawnEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["haendler.request_withdrawn"], d.pop("type"))
        if type_ != "haendler.request_withdrawn":
            raise ValueError(f"type must match const 'haendler.request_withdrawn', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.haendler_request_withdrawn_event_data import HaendlerRequestWithdrawnEventData  # noqa: E402
