from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="SignIn")


@_attrs_define
class SignIn:
    """A sign-in."""

    created_at: datetime.datetime
    """ When the player signed in. """
    current: bool
    """ Whether this request belongs to it. """
    id: str
    """ Its id. """
    refreshed_at: datetime.datetime
    """ When its tokens were last refreshed. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        created_at = self.created_at.isoformat()
        current = self.current
        id = self.id
        refreshed_at = self.refreshed_at.isoformat()
        json: dict[str, Any] = {
            **self.additional_properties,
            "created_at": created_at,
            "current": current,
            "id": id,
            "refreshed_at": refreshed_at,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        current = d.pop("current")
        id = d.pop("id")
        refreshed_at = datetime.datetime.fromisoformat(d.pop("refreshed_at"))

        model = cls(
            created_at=created_at,
            current=current,
            id=id,
            refreshed_at=refreshed_at,
        )
        model.additional_properties = d
        return model
