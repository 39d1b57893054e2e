from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.table_deleted_reason import check_table_deleted_reason
from ..models.table_deleted_reason import TableDeletedReason

T = TypeVar("T", bound="AccountNewsTableDeleted")


@_attrs_define
class AccountNewsTableDeleted:
    """The table was deleted before its start, or is not kept any more."""

    reason: TableDeletedReason
    """ Why a table was deleted before its start. """
    type_: Literal["table.deleted"] = "table.deleted"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        reason = self.reason
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "reason": reason,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        reason = check_table_deleted_reason(d.pop("reason"))

        type_ = cast(Literal["table.deleted"], d.pop("type"))
        if type_ != "table.deleted":
            raise ValueError(f"type must match const 'table.deleted', got '{type_}'")
        model = cls(
            reason=reason,
            type_=type_,
        )
        model.additional_properties = d
        return model
