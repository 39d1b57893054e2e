from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="NoOrders")


@_attrs_define
class NoOrders:
    """The orders of rules that know none."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        json: dict[str, Any] = {}
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        model = cls()
        return model
