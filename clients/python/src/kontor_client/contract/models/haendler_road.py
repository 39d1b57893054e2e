from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerRoad")


@_attrs_define
class HaendlerRoad:
    """Two places side by side."""

    from_: str
    """ A city or road space. """
    to: str
    """ A city or road space. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        from_ = self.from_
        to = self.to
        json: dict[str, Any] = {
            **self.additional_properties,
            "from": from_,
            "to": to,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        from_ = d.pop("from")
        to = d.pop("to")
        model = cls(
            from_=from_,
            to=to,
        )
        model.additional_properties = d
        return model
