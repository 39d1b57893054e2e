from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="CreateRecoveryCodesRequest")


@_attrs_define
class CreateRecoveryCodesRequest:
    """A request for recovery codes."""

    password: str
    """ The user's password. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        password = self.password
        json: dict[str, Any] = {
            "password": password,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        password = d.pop("password")
        model = cls(
            password=password,
        )
        return model
