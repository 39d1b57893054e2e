from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset


T = TypeVar("T", bound="CreateGuestRequest")


@_attrs_define
class CreateGuestRequest:
    """A guest to be made."""

    name: None | str | Unset = UNSET
    """ The name to show, 1 to 40 characters; made up if left out. Names of guests are not unique. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        name = self.name

        json: dict[str, Any] = {}
        if name is not UNSET:
            json["name"] = name
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        model = cls(
            name=name,
        )
        return model
