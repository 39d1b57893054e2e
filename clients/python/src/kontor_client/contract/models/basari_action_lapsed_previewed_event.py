from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariActionLapsedPreviewedEvent")


@_attrs_define
class BasariActionLapsedPreviewedEvent:
    """An action was chosen by three or four, so none of them carries it out."""

    data: BasariActionLapsedEventData
    """ An action was chosen by three or four, so none of them carries it out. """
    type_: Literal["basari.action_lapsed"] = "basari.action_lapsed"
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
        data = BasariActionLapsedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["basari.action_lapsed"], d.pop("type"))
        if type_ != "basari.action_lapsed":
            raise ValueError(f"type must match const 'basari.action_lapsed', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.basari_action_lapsed_event_data import BasariActionLapsedEventData  # noqa: E402
