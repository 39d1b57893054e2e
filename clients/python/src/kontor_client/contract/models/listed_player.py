from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ListedPlayer")


@_attrs_define
class ListedPlayer:
    """A player on such a list."""

    player: PlayerRef
    """ A player as others see one. """
    since: datetime.datetime
    """ Since when the player is on the list. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        player = self.player.to_dict()
        since = self.since.isoformat()
        json: dict[str, Any] = {
            **self.additional_properties,
            "player": player,
            "since": since,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        player = PlayerRef.from_dict(d.pop("player"))

        since = datetime.datetime.fromisoformat(d.pop("since"))

        model = cls(
            player=player,
            since=since,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
