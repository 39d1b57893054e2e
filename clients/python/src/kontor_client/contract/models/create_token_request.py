from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

from ..models.scope import check_scope
from ..models.scope import Scope

T = TypeVar("T", bound="CreateTokenRequest")


@_attrs_define
class CreateTokenRequest:
    """A personal token to be made."""

    name: str
    """ What its user calls it, 1 to 40 characters. """
    scopes: list[Scope]
    """ What it may be used for: scopes that the caller has, too. """
    bot: None | str | Unset = UNSET
    """ Id of the bot account that it acts for; left out for the user. """
    expires_in_days: int | None | Unset = UNSET
    """ For how many days it is valid; 90 if left out. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        name = self.name
        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        bot = self.bot

        expires_in_days = self.expires_in_days

        json: dict[str, Any] = {
            "name": name,
            "scopes": scopes,
        }
        if bot is not UNSET:
            json["bot"] = bot
        if expires_in_days is not UNSET:
            json["expires_in_days"] = expires_in_days
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        name = d.pop("name")
        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_scope(scopes_item_data)

            scopes.append(scopes_item)

        bot = d.pop("bot", UNSET)

        expires_in_days = d.pop("expires_in_days", UNSET)

        model = cls(
            name=name,
            scopes=scopes,
            bot=bot,
            expires_in_days=expires_in_days,
        )
        return model
