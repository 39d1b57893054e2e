from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="AbortRequest")


@_attrs_define
class AbortRequest:
    """Whether the caller wants the game to end."""

    wanted: bool
    """ Whether the game is to end without a result. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        wanted = self.wanted
        json: dict[str, Any] = {
            "wanted": wanted,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        wanted = d.pop("wanted")
        model = cls(
            wanted=wanted,
        )
        return model
