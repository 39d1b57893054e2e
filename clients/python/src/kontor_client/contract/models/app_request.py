from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset


T = TypeVar("T", bound="AppRequest")


@_attrs_define
class AppRequest:
    """What a user says of an app."""

    name: str
    """ The name to show, 1 to 40 characters. """
    redirect_uris: list[str] | Unset = UNSET
    """ Where it receives codes: https addresses, http addresses of the app's own machine (whose port may be another one in
    requests), or addresses with a scheme of its own that has a dot in it. Left out or empty for an app that uses the
    device flow alone. """
    website: None | str | Unset = UNSET
    """ Its page, an https address. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        name = self.name
        redirect_uris = UNSET
        if not isinstance(self.redirect_uris, Unset):
            redirect_uris = self.redirect_uris

        website = self.website

        json: dict[str, Any] = {
            "name": name,
        }
        if redirect_uris is not UNSET:
            json["redirect_uris"] = redirect_uris
        if website is not UNSET:
            json["website"] = website
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        name = d.pop("name")
        redirect_uris = cast(list[str], d.pop("redirect_uris", UNSET))

        website = d.pop("website", UNSET)

        model = cls(
            name=name,
            redirect_uris=redirect_uris,
            website=website,
        )
        return model
