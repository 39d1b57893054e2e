from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields
from ..types import UNSET, Unset

from ..models.scope import check_scope
from ..models.scope import Scope

T = TypeVar("T", bound="CreateAuthorizationRequest")


@_attrs_define
class CreateAuthorizationRequest:
    """The answer of a user to an app that asks by the authorization code flow."""

    allowed: bool
    """ Whether the user allows it. """
    app: str
    """ Id of the app. """
    code_challenge: str
    """ SHA-256 hash of the app's verifier, in base64url without padding (RFC 7636, method S256). """
    redirect_uri: str
    """ Where the app receives the code: one of its addresses. """
    scopes: list[Scope]
    """ What the app may do. The scope `account` is never given to an app. """
    shown: None | ShownApp | Unset = UNSET
    state: None | str | Unset = UNSET
    """ What the app gets back unchanged. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        allowed = self.allowed
        app = self.app
        code_challenge = self.code_challenge
        redirect_uri = self.redirect_uri
        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        shown = self.shown
        if shown is not None and shown is not UNSET:
            shown_type_0 = shown.to_dict()
            shown = shown_type_0

        state = self.state

        json: dict[str, Any] = {
            "allowed": allowed,
            "app": app,
            "code_challenge": code_challenge,
            "redirect_uri": redirect_uri,
            "scopes": scopes,
        }
        if shown is not UNSET:
            json["shown"] = shown
        if state is not UNSET:
            json["state"] = state
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        allowed = d.pop("allowed")
        app = d.pop("app")
        code_challenge = d.pop("code_challenge")
        redirect_uri = d.pop("redirect_uri")
        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_scope(scopes_item_data)

            scopes.append(scopes_item)

        shown = d.pop("shown", UNSET)
        if shown is not None and shown is not UNSET:
            shown_type_0 = ShownApp.from_dict(shown)

            shown = shown_type_0

        state = d.pop("state", UNSET)

        model = cls(
            allowed=allowed,
            app=app,
            code_challenge=code_challenge,
            redirect_uri=redirect_uri,
            scopes=scopes,
            shown=shown,
            state=state,
        )
        forget_unknown_fields(model)
        return model


from ..models.shown_app import ShownApp  # noqa: E402
