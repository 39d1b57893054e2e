from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields
from ..types import UNSET, Unset


T = TypeVar("T", bound="DeviceAnswerRequest")


@_attrs_define
class DeviceAnswerRequest:
    """The answer of a user to a device."""

    allowed: bool
    """ Whether the user allows it. """
    shown: None | ShownApp | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        allowed = self.allowed
        shown = self.shown
        if shown is not None and shown is not UNSET:
            shown_type_0 = shown.to_dict()
            shown = shown_type_0

        json: dict[str, Any] = {
            "allowed": allowed,
        }
        if shown is not UNSET:
            json["shown"] = shown
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        allowed = d.pop("allowed")
        shown = d.pop("shown", UNSET)
        if shown is not None and shown is not UNSET:
            shown_type_0 = ShownApp.from_dict(shown)

            shown = shown_type_0

        model = cls(
            allowed=allowed,
            shown=shown,
        )
        forget_unknown_fields(model)
        return model


from ..models.shown_app import ShownApp  # noqa: E402
