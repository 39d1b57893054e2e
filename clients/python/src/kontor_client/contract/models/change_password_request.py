from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset


T = TypeVar("T", bound="ChangePasswordRequest")


@_attrs_define
class ChangePasswordRequest:
    """A change of the password."""

    new_password: str
    """ The password from now on, 8 to 128 characters. """
    old_password: str
    """ The password until now. """
    revoke_all: bool | Unset = UNSET
    """ Whether all that acts without the password is switched off as well: personal tokens, those of apps and of bot
    accounts included, codes and answers that apps have not exchanged yet, registered apps, and webhooks, those of bot
    accounts included. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        new_password = self.new_password
        old_password = self.old_password
        revoke_all = self.revoke_all
        json: dict[str, Any] = {
            "new_password": new_password,
            "old_password": old_password,
        }
        if revoke_all is not UNSET:
            json["revoke_all"] = revoke_all
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        new_password = d.pop("new_password")
        old_password = d.pop("old_password")
        revoke_all = d.pop("revoke_all", UNSET)
        model = cls(
            new_password=new_password,
            old_password=old_password,
            revoke_all=revoke_all,
        )
        return model
