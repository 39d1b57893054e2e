from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.bot import Bot
from ..models.bot import check_bot

T = TypeVar("T", bound="LeaderboardEntry")


@_attrs_define
class LeaderboardEntry:
    """A player of a leaderboard."""

    bot: Bot | None
    player: None | PlayerRef
    rank: int
    """ The number of the entry, from 1 on, over all pages. """
    rating: PlayerRating
    """ A rating as everybody sees it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        bot = self.bot
        if bot is not None and bot is not UNSET:
            bot_type_0 = bot
            bot = bot_type_0

        player = self.player
        if player is not None and player is not UNSET:
            player_type_0 = player.to_dict()
            player = player_type_0

        rank = self.rank
        rating = self.rating.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "bot": bot,
            "player": player,
            "rank": rank,
            "rating": rating,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        bot = d.pop("bot")
        if bot is not None and bot is not UNSET:
            bot_type_0 = check_bot(bot)

            bot = bot_type_0

        player = d.pop("player")
        if player is not None and player is not UNSET:
            player_type_0 = PlayerRef.from_dict(player)

            player = player_type_0

        rank = d.pop("rank")
        rating = PlayerRating.from_dict(d.pop("rating"))

        model = cls(
            bot=bot,
            player=player,
            rank=rank,
            rating=rating,
        )
        model.additional_properties = d
        return model


from ..models.player_rating import PlayerRating  # noqa: E402
from ..models.player_ref import PlayerRef  # noqa: E402
