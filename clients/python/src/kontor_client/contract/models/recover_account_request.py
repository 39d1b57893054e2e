from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="RecoverAccountRequest")


@_attrs_define
class RecoverAccountRequest:
    """A new password by a recovery code."""

    name: str
    """ The user's name. """
    password: str
    """ The password from now on, 8 to 128 characters. """
    recovery_code: str
    """ A code that was not used yet. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        name = self.name
        password = self.password
        recovery_code = self.recovery_code
        json: dict[str, Any] = {
            "name": name,
            "password": password,
            "recovery_code": recovery_code,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        name = d.pop("name")
        password = d.pop("password")
        recovery_code = d.pop("recovery_code")
        model = cls(
            name=name,
            password=password,
            recovery_code=recovery_code,
        )
        return model
