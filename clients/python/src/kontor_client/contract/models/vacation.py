from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Vacation")


@_attrs_define
class Vacation:
    """A time in which a player is away, and the clocks of the player stand."""

    from_: datetime.datetime
    """ When it began. """
    until: datetime.datetime
    """ When it ends. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        from_ = self.from_.isoformat()
        until = self.until.isoformat()
        json: dict[str, Any] = {
            **self.additional_properties,
            "from": from_,
            "until": until,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        from_ = datetime.datetime.fromisoformat(d.pop("from"))

        until = datetime.datetime.fromisoformat(d.pop("until"))

        model = cls(
            from_=from_,
            until=until,
        )
        model.additional_properties = d
        return model
