from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.table_deleted_reason import check_table_deleted_reason
from ..models.table_deleted_reason import TableDeletedReason

T = TypeVar("T", bound="TableDeletedEventData")


@_attrs_define
class TableDeletedEventData:
    """The table was taken away before the start."""

    reason: TableDeletedReason
    """ Why a table was deleted before its start. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        reason = self.reason
        json: dict[str, Any] = {
            **self.additional_properties,
            "reason": reason,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        reason = check_table_deleted_reason(d.pop("reason"))

        model = cls(
            reason=reason,
        )
        model.additional_properties = d
        return model
