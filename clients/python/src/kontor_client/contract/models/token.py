from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.scope import check_scope
from ..models.scope import Scope

T = TypeVar("T", bound="Token")


@_attrs_define
class Token:
    """A personal token, without its secret."""

    app: None | str
    """ Id of the app that it was given to; null if its user made it. """
    created_at: datetime.datetime
    """ When it was made. """
    expires_at: datetime.datetime
    """ From this time on it is refused. """
    id: str
    """ Its id. """
    last_used_at: datetime.datetime | None
    """ When it was last used, to the hour; null if it was not yet. """
    name: str
    """ What its user calls it. """
    player: str
    """ Id of the player whom it acts for: the user or a bot account. """
    scopes: list[Scope]
    """ What it may be used for. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        app = self.app

        created_at = self.created_at.isoformat()
        expires_at = self.expires_at.isoformat()
        id = self.id
        last_used_at = self.last_used_at
        if last_used_at is not None and last_used_at is not UNSET:
            last_used_at_type_0 = last_used_at.isoformat()
            last_used_at = last_used_at_type_0

        name = self.name
        player = self.player
        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "app": app,
            "created_at": created_at,
            "expires_at": expires_at,
            "id": id,
            "last_used_at": last_used_at,
            "name": name,
            "player": player,
            "scopes": scopes,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        app = d.pop("app")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        id = d.pop("id")
        last_used_at = d.pop("last_used_at")
        if last_used_at is not None and last_used_at is not UNSET:
            last_used_at_type_0 = datetime.datetime.fromisoformat(last_used_at)

            last_used_at = last_used_at_type_0

        name = d.pop("name")
        player = d.pop("player")
        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_scope(scopes_item_data)

            scopes.append(scopes_item)

        model = cls(
            app=app,
            created_at=created_at,
            expires_at=expires_at,
            id=id,
            last_used_at=last_used_at,
            name=name,
            player=player,
            scopes=scopes,
        )
        model.additional_properties = d
        return model
