from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TableVacationTakenPreviewedEvent")


@_attrs_define
class TableVacationTakenPreviewedEvent:
    """A player is away, so the clock of the seat stands from `from` to `until`. Of several such events of a seat the last
    one holds; one with an `until` that is earlier ends the vacation."""

    data: TableVacationTakenEventData
    """ A player is away, so the clock of the seat stands from `from` to `until`. Of several such events of a seat the last
    one holds; one with an `until` that is earlier ends the vacation. """
    type_: Literal["table.vacation_taken"] = "table.vacation_taken"
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
        data = TableVacationTakenEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["table.vacation_taken"], d.pop("type"))
        if type_ != "table.vacation_taken":
            raise ValueError(f"type must match const 'table.vacation_taken', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.table_vacation_taken_event_data import TableVacationTakenEventData  # noqa: E402
