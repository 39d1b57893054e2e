from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="App")


@_attrs_define
class App:
    """An app, as everybody may know it."""

    created_at: datetime.datetime
    """ When it was registered. """
    id: str
    """ Its id, which is the `client_id` of OAuth 2.0. """
    name: str
    """ The name to show. Names of apps are not unique. """
    owner: Player
    """ A player, as everybody may know them. """
    website: None | str
    """ Its page; null if it has none. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        created_at = self.created_at.isoformat()
        id = self.id
        name = self.name
        owner = self.owner.to_dict()
        website = self.website

        json: dict[str, Any] = {
            **self.additional_properties,
            "created_at": created_at,
            "id": id,
            "name": name,
            "owner": owner,
            "website": website,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        id = d.pop("id")
        name = d.pop("name")
        owner = Player.from_dict(d.pop("owner"))

        website = d.pop("website")

        model = cls(
            created_at=created_at,
            id=id,
            name=name,
            owner=owner,
            website=website,
        )
        model.additional_properties = d
        return model


from ..models.player import Player  # noqa: E402
