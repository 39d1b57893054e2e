from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="Presence")


@_attrs_define
class Presence:
    """Whether a player is here."""

    online: bool
    """ Whether the player was here in these five minutes or in the five before. """
    seen_at: datetime.datetime | None
    """ When the player was last here, rounded down to five minutes; null if not since the player shows it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        online = self.online
        seen_at = self.seen_at
        if seen_at is not None and seen_at is not UNSET:
            seen_at_type_0 = seen_at.isoformat()
            seen_at = seen_at_type_0

        json: dict[str, Any] = {
            **self.additional_properties,
            "online": online,
            "seen_at": seen_at,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        online = d.pop("online")
        seen_at = d.pop("seen_at")
        if seen_at is not None and seen_at is not UNSET:
            seen_at_type_0 = datetime.datetime.fromisoformat(seen_at)

            seen_at = seen_at_type_0

        model = cls(
            online=online,
            seen_at=seen_at,
        )
        model.additional_properties = d
        return model
