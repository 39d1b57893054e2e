from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariGemsCarriedOutPreviewedEvent")


@_attrs_define
class BasariGemsCarriedOutPreviewedEvent:
    """A player carried out the action `gems`."""

    data: BasariGemsCarriedOutEventData
    """ A player carried out the action `gems`. """
    type_: Literal["basari.gems_carried_out"] = "basari.gems_carried_out"
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
        data = BasariGemsCarriedOutEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["basari.gems_carried_out"], d.pop("type"))
        if type_ != "basari.gems_carried_out":
            raise ValueError(f"type must match const 'basari.gems_carried_out', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.basari_gems_carried_out_event_data import BasariGemsCarriedOutEventData  # noqa: E402
