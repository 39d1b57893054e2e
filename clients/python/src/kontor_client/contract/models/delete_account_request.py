from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset


T = TypeVar("T", bound="DeleteAccountRequest")


@_attrs_define
class DeleteAccountRequest:
    """A request to delete the account."""

    password: None | str | Unset = UNSET
    """ The user's password; left out by a guest, who has none. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        password = self.password

        json: dict[str, Any] = {}
        if password is not UNSET:
            json["password"] = password
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        password = d.pop("password", UNSET)

        model = cls(
            password=password,
        )
        return model
