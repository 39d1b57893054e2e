from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET


T = TypeVar("T", bound="Profile")


@_attrs_define
class Profile:
    """What everybody may know about a player."""

    about: None | str
    """ What the player says of themself; null for nothing. It is text, not Markdown or HTML. """
    history: None | PlayerHistory
    player: Player
    """ A player, as everybody may know them. """
    presence: None | Presence
    ratings: list[PlayerRating]
    """ The ratings of the player, by ruleset; empty without rated games. """
    since: datetime.datetime
    """ Since when there is the account. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        about = self.about

        history = self.history
        if history is not None and history is not UNSET:
            history_type_0 = history.to_dict()
            history = history_type_0

        player = self.player.to_dict()
        presence = self.presence
        if presence is not None and presence is not UNSET:
            presence_type_0 = presence.to_dict()
            presence = presence_type_0

        ratings = []
        for ratings_item_data in self.ratings:
            ratings_item = ratings_item_data.to_dict()
            ratings.append(ratings_item)

        since = self.since.isoformat()
        json: dict[str, Any] = {
            **self.additional_properties,
            "about": about,
            "history": history,
            "player": player,
            "presence": presence,
            "ratings": ratings,
            "since": since,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        about = d.pop("about")

        history = d.pop("history")
        if history is not None and history is not UNSET:
            history_type_0 = PlayerHistory.from_dict(history)

            history = history_type_0

        player = Player.from_dict(d.pop("player"))

        presence = d.pop("presence")
        if presence is not None and presence is not UNSET:
            presence_type_0 = Presence.from_dict(presence)

            presence = presence_type_0

        ratings = []
        _ratings = d.pop("ratings")
        for ratings_item_data in _ratings:
            ratings_item = PlayerRating.from_dict(ratings_item_data)

            ratings.append(ratings_item)

        since = datetime.datetime.fromisoformat(d.pop("since"))

        model = cls(
            about=about,
            history=history,
            player=player,
            presence=presence,
            ratings=ratings,
            since=since,
        )
        model.additional_properties = d
        return model


from ..models.player import Player  # noqa: E402
from ..models.player_history import PlayerHistory  # noqa: E402
from ..models.player_rating import PlayerRating  # noqa: E402
from ..models.presence import Presence  # noqa: E402
