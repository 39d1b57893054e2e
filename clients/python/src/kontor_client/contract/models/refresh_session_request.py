from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="RefreshSessionRequest")


@_attrs_define
class RefreshSessionRequest:
    """A refresh token."""

    refresh_token: str
    """ The newest refresh token of the session. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        refresh_token = self.refresh_token
        json: dict[str, Any] = {
            "refresh_token": refresh_token,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        refresh_token = d.pop("refresh_token")
        model = cls(
            refresh_token=refresh_token,
        )
        return model
