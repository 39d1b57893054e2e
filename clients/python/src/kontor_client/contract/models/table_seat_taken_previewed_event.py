from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TableSeatTakenPreviewedEvent")


@_attrs_define
class TableSeatTakenPreviewedEvent:
    """A player sat down."""

    data: TableSeatTakenEventData
    """ A player sat down. """
    type_: Literal["table.seat_taken"] = "table.seat_taken"
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
        data = TableSeatTakenEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["table.seat_taken"], d.pop("type"))
        if type_ != "table.seat_taken":
            raise ValueError(f"type must match const 'table.seat_taken', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.table_seat_taken_event_data import TableSeatTakenEventData  # noqa: E402
