from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TableResignedPreviewedEvent")


@_attrs_define
class TableResignedPreviewedEvent:
    """A player gave the seat up in mid-game; a bot plays on, the player may watch."""

    data: TableResignedEventData
    """ A player gave the seat up in mid-game; a bot plays on, the player may watch. """
    type_: Literal["table.resigned"] = "table.resigned"
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
        data = TableResignedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["table.resigned"], d.pop("type"))
        if type_ != "table.resigned":
            raise ValueError(f"type must match const 'table.resigned', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.table_resigned_event_data import TableResignedEventData  # noqa: E402
