from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="BasariFigureMovedPreviewedEvent")


@_attrs_define
class BasariFigureMovedPreviewedEvent:
    """A player rolled the die of the first phase, and the figure moved."""

    data: BasariFigureMovedEventData
    """ A player rolled the die of the first phase, and the figure moved. """
    type_: Literal["basari.figure_moved"] = "basari.figure_moved"
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
        data = BasariFigureMovedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["basari.figure_moved"], d.pop("type"))
        if type_ != "basari.figure_moved":
            raise ValueError(f"type must match const 'basari.figure_moved', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.basari_figure_moved_event_data import BasariFigureMovedEventData  # noqa: E402
