from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset


T = TypeVar("T", bound="OwnProfile")


@_attrs_define
class OwnProfile:
    """What a player says and shows of themself."""

    about: None | str | Unset = UNSET
    """ What the player says of themself, at most 500 characters; null or left out for nothing. Line breaks are kept. """
    hides_history: bool | Unset = False
    """ Whether others cannot list the games of this player, nor see how many there are; false by default. Ratings and the
    tables themselves stay public. """
    shows_presence: bool | Unset = False
    """ Whether other users and bot accounts see in the profile when this player was last here, in steps of five minutes;
    false by default. Players whom this player has blocked do not see it, nor do guests. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        about = self.about

        hides_history = self.hides_history
        shows_presence = self.shows_presence
        json: dict[str, Any] = {}
        if about is not UNSET:
            json["about"] = about
        if hides_history is not UNSET:
            json["hides_history"] = hides_history
        if shows_presence is not UNSET:
            json["shows_presence"] = shows_presence
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        about = d.pop("about", UNSET)

        hides_history = d.pop("hides_history", UNSET)
        shows_presence = d.pop("shows_presence", UNSET)
        model = cls(
            about=about,
            hides_history=hides_history,
            shows_presence=shows_presence,
        )
        return model
