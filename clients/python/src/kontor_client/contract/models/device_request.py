from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.scope import check_scope
from ..models.scope import Scope

T = TypeVar("T", bound="DeviceRequest")


@_attrs_define
class DeviceRequest:
    """What a device asks for."""

    app: App
    """ An app, as everybody may know it. """
    expires_at: datetime.datetime
    """ Until when it can be answered. """
    scopes: list[Scope]
    """ What it wants to do. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        app = self.app.to_dict()
        expires_at = self.expires_at.isoformat()
        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        json: dict[str, Any] = {
            **self.additional_properties,
            "app": app,
            "expires_at": expires_at,
            "scopes": scopes,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        app = App.from_dict(d.pop("app"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_scope(scopes_item_data)

            scopes.append(scopes_item)

        model = cls(
            app=app,
            expires_at=expires_at,
            scopes=scopes,
        )
        model.additional_properties = d
        return model


from ..models.app import App  # noqa: E402
