from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariArchChosenPreviewedEvent")


@_attrs_define
class BasariArchChosenPreviewedEvent:
    """A player placed start marker and figure."""

    data: BasariArchChosenEventData
    """ A player placed start marker and figure. """
    type_: Literal["basari.arch_chosen"] = "basari.arch_chosen"
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
        data = BasariArchChosenEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["basari.arch_chosen"], d.pop("type"))
        if type_ != "basari.arch_chosen":
            raise ValueError(f"type must match const 'basari.arch_chosen', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.basari_arch_chosen_event_data import BasariArchChosenEventData  # noqa: E402
