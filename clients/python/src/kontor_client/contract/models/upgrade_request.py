from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="UpgradeRequest")


@_attrs_define
class UpgradeRequest:
    """What a guest needs to become a user."""

    name: str
    """ The name to show and to sign in with, 1 to 40 characters; it may stay as it was. Names of users are unique. """
    password: str
    """ The password, 8 to 128 characters. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        name = self.name
        password = self.password
        json: dict[str, Any] = {
            "name": name,
            "password": password,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        name = d.pop("name")
        password = d.pop("password")
        model = cls(
            name=name,
            password=password,
        )
        return model
