from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TableInviteReplacedPreviewedEvent")


@_attrs_define
class TableInviteReplacedPreviewedEvent:
    """The owner gave a private table a new invite; the invite before is no longer accepted. The invite itself stands in
    the table's `invite`."""

    data: Any
    """ The owner gave a private table a new invite; the invite before is no longer accepted. The invite itself stands in
    the table's `invite`. """
    type_: Literal["table.invite_replaced"] = "table.invite_replaced"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        data = self.data
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
        data = d.pop("data")
        type_ = cast(Literal["table.invite_replaced"], d.pop("type"))
        if type_ != "table.invite_replaced":
            raise ValueError(f"type must match const 'table.invite_replaced', got '{type_}'")
        model = cls(
            data=data,
            type_=type_,
        )
        model.additional_properties = d
        return model
