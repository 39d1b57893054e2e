from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="ChangePasswordRequest")


@_attrs_define
class ChangePasswordRequest:
    """A change of the password."""

    new_password: str
    """ The password from now on, 8 to 128 characters. """
    old_password: str
    """ The password until now. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        new_password = self.new_password
        old_password = self.old_password
        json: dict[str, Any] = {
            "new_password": new_password,
            "old_password": old_password,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        new_password = d.pop("new_password")
        old_password = d.pop("old_password")
        model = cls(
            new_password=new_password,
            old_password=old_password,
        )
        return model
