from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.table_deleted_reason import check_table_deleted_reason
from ..models.table_deleted_reason import TableDeletedReason

T = TypeVar("T", bound="TableDeletedEventData")


@_attrs_define
class TableDeletedEventData:
    """The table was taken away before the start."""

    reason: TableDeletedReason | Unset = UNSET
    """ Why a table was deleted before its start. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        reason = UNSET
        if not isinstance(self.reason, Unset):
            reason = self.reason

        json: dict[str, Any] = {
            **self.additional_properties,
        }
        if reason is not UNSET:
            json["reason"] = reason
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        _reason = d.pop("reason", UNSET)
        reason: TableDeletedReason | Unset
        if isinstance(_reason, Unset):
            reason = UNSET
        else:
            reason = check_table_deleted_reason(_reason)

        model = cls(
            reason=reason,
        )
        model.additional_properties = d
        return model
