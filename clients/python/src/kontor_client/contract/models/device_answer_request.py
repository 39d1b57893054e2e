from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="DeviceAnswerRequest")


@_attrs_define
class DeviceAnswerRequest:
    """The answer of a user to a device."""

    allowed: bool
    """ Whether the user allows it. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        allowed = self.allowed
        json: dict[str, Any] = {
            "allowed": allowed,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        allowed = d.pop("allowed")
        model = cls(
            allowed=allowed,
        )
        return model
