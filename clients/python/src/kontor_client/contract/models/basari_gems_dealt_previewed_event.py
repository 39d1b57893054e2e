from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariGemsDealtPreviewedEvent")


@_attrs_define
class BasariGemsDealtPreviewedEvent:
    """Every player was given gems out of the supply."""

    data: BasariGemsDealtEventData
    """ Every player was given gems out of the supply. """
    type_: Literal["basari.gems_dealt"] = "basari.gems_dealt"
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
        data = BasariGemsDealtEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["basari.gems_dealt"], d.pop("type"))
        if type_ != "basari.gems_dealt":
            raise ValueError(f"type must match const 'basari.gems_dealt', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.basari_gems_dealt_event_data import BasariGemsDealtEventData  # noqa: E402
