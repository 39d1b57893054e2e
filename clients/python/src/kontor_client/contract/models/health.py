from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Health")


@_attrs_define
class Health:
    """The server answers."""

    ok: bool
    """ Whether it does its work. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        ok = self.ok
        json: dict[str, Any] = {
            **self.additional_properties,
            "ok": ok,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        ok = d.pop("ok")
        model = cls(
            ok=ok,
        )
        model.additional_properties = d
        return model
