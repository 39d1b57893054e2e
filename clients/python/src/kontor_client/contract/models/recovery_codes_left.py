from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="RecoveryCodesLeft")


@_attrs_define
class RecoveryCodesLeft:
    """What is known of the recovery codes of a user."""

    created_at: datetime.datetime | None
    """ When they were made; null if there never were any. """
    left: int
    """ How many were not used yet. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        created_at = self.created_at
        if created_at is not None and created_at is not UNSET:
            created_at_type_0 = created_at.isoformat()
            created_at = created_at_type_0

        left = self.left
        json: dict[str, Any] = {
            **self.additional_properties,
            "created_at": created_at,
            "left": left,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        created_at = d.pop("created_at")
        if created_at is not None and created_at is not UNSET:
            created_at_type_0 = datetime.datetime.fromisoformat(created_at)

            created_at = created_at_type_0

        left = d.pop("left")
        model = cls(
            created_at=created_at,
            left=left,
        )
        model.additional_properties = d
        return model
