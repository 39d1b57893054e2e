from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset


T = TypeVar("T", bound="ShownApp")


@_attrs_define
class ShownApp:
    """What a user was shown of an app before the answer."""

    id: str
    """ Id of the app. """
    name: str
    """ Its name. """
    owner: str
    """ The name of its owner. """
    website: None | str | Unset = UNSET
    """ Its page; null if it has none. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        id = self.id
        name = self.name
        owner = self.owner
        website = self.website

        json: dict[str, Any] = {
            "id": id,
            "name": name,
            "owner": owner,
        }
        if website is not UNSET:
            json["website"] = website
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        id = d.pop("id")
        name = d.pop("name")
        owner = d.pop("owner")
        website = d.pop("website", UNSET)

        model = cls(
            id=id,
            name=name,
            owner=owner,
            website=website,
        )
        return model
