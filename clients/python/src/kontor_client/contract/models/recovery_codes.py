from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="RecoveryCodes")


@_attrs_define
class RecoveryCodes:
    """Recovery codes that were made."""

    codes: list[str]
    """ The codes. They are shown this once. Each sets a new password once; case, spaces and hyphens do not matter when one
    is typed. """
    created_at: datetime.datetime
    """ When they were made. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        codes = self.codes

        created_at = self.created_at.isoformat()
        json: dict[str, Any] = {
            **self.additional_properties,
            "codes": codes,
            "created_at": created_at,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        codes = cast(list[str], d.pop("codes"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        model = cls(
            codes=codes,
            created_at=created_at,
        )
        model.additional_properties = d
        return model
