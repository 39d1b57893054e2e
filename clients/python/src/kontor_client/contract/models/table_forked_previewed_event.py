from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TableForkedPreviewedEvent")


@_attrs_define
class TableForkedPreviewedEvent:
    """A table was made of the position that another game had reached. Everybody who sat there has left it; from here on
    the luck is new."""

    data: TableForkedEventData
    """ A table was made of the position that another game had reached. Everybody who sat there has left it; from here on
    the luck is new. """
    type_: Literal["table.forked"] = "table.forked"
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
        data = TableForkedEventData.from_dict(d.pop("data"))

        type_ = cast(Literal["table.forked"], d.pop("type"))
        if type_ != "table.forked":
            raise ValueError(f"type must match const 'table.forked', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.table_forked_event_data import TableForkedEventData  # noqa: E402
