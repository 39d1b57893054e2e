from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="OwnApp")


@_attrs_define
class OwnApp:
    """An app of the caller."""

    app: App
    """ An app, as everybody may know it. """
    disabled: bool
    """ Whether it was switched off with all that acts for its owner: no other player finds it, and it gets no token. A
    change switches it on. """
    redirect_uris: list[str]
    """ Where it receives codes. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        app = self.app.to_dict()
        disabled = self.disabled
        redirect_uris = self.redirect_uris

        json: dict[str, Any] = {
            **self.additional_properties,
            "app": app,
            "disabled": disabled,
            "redirect_uris": redirect_uris,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        app = App.from_dict(d.pop("app"))

        disabled = d.pop("disabled")
        redirect_uris = cast(list[str], d.pop("redirect_uris"))

        model = cls(
            app=app,
            disabled=disabled,
            redirect_uris=redirect_uris,
        )
        model.additional_properties = d
        return model


from ..models.app import App  # noqa: E402
