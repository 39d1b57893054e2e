from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.bot import Bot
from ..models.bot import check_bot
from ..models.seek_status import check_seek_status
from ..models.seek_status import SeekStatus

T = TypeVar("T", bound="Seek")


@_attrs_define
class Seek:
    """A seek as everybody sees it."""

    clock: Clock | None
    created_at: datetime.datetime
    """ When it was made. """
    expires_at: datetime.datetime
    """ Until when it waits for players. """
    fill_with: Bot | None
    game: str
    """ The id that its game will have. """
    id: str
    """ Id of the seek. """
    matching: bool
    """ Whether it was made by `POST /v1/matches`: its players may be moved into another seek that fits, and others may join
    only if their ratings are near, the nearer the shorter it waits. """
    options: Any
    """ Options of the ruleset as they were given; null for its defaults. """
    players: list[PlayerRef]
    """ Who is there, the first one to come first. """
    rated: bool
    """ Whether the game is rated. """
    rating_max: int | None
    """ The highest rating of those who may join; null for any. """
    rating_min: int | None
    """ The lowest rating of those who may join; null for any. """
    ruleset: str
    """ Id of the ruleset. """
    seats: int
    """ How many players are sought in all. """
    seats_min: int
    """ With how many the game starts at `starts_at`. """
    stand_in: Bot
    """ A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it
    stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more
    than its seat. New ones may come. """
    starts_at: datetime.datetime | None
    """ When the game starts with fewer players than `seats`; null if it waits for all. """
    status: SeekStatus
    """ How far a seek is. """
    turn_limit_s: int | None
    """ How long a decision may be open, in seconds; null without limit, or with a `clock`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        clock = self.clock
        if clock is not None and clock is not UNSET:
            clock_type_0 = clock.to_dict()
            clock = clock_type_0

        created_at = self.created_at.isoformat()
        expires_at = self.expires_at.isoformat()
        fill_with = self.fill_with
        if fill_with is not None and fill_with is not UNSET:
            fill_with_type_0 = fill_with
            fill_with = fill_with_type_0

        game = self.game
        id = self.id
        matching = self.matching
        options = self.options
        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        rated = self.rated
        rating_max = self.rating_max

        rating_min = self.rating_min

        ruleset = self.ruleset
        seats = self.seats
        seats_min = self.seats_min
        stand_in = self.stand_in
        starts_at = self.starts_at
        if starts_at is not None and starts_at is not UNSET:
            starts_at_type_0 = starts_at.isoformat()
            starts_at = starts_at_type_0

        status = self.status
        turn_limit_s = self.turn_limit_s

        json: dict[str, Any] = {
            **self.additional_properties,
            "clock": clock,
            "created_at": created_at,
            "expires_at": expires_at,
            "fill_with": fill_with,
            "game": game,
            "id": id,
            "matching": matching,
            "options": options,
            "players": players,
            "rated": rated,
            "rating_max": rating_max,
            "rating_min": rating_min,
            "ruleset": ruleset,
            "seats": seats,
            "seats_min": seats_min,
            "stand_in": stand_in,
            "starts_at": starts_at,
            "status": status,
            "turn_limit_s": turn_limit_s,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        clock = d.pop("clock")
        if clock is not None and clock is not UNSET:
            clock_type_0 = Clock.from_dict(clock)

            clock = clock_type_0

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        fill_with = d.pop("fill_with")
        if fill_with is not None and fill_with is not UNSET:
            fill_with_type_0 = check_bot(fill_with)

            fill_with = fill_with_type_0

        game = d.pop("game")
        id = d.pop("id")
        matching = d.pop("matching")
        options = d.pop("options")
        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = PlayerRef.from_dict(players_item_data)

            players.append(players_item)

        rated = d.pop("rated")
        rating_max = d.pop("rating_max")

        rating_min = d.pop("rating_min")

        ruleset = d.pop("ruleset")
        seats = d.pop("seats")
        seats_min = d.pop("seats_min")
        stand_in = check_bot(d.pop("stand_in"))

        starts_at = d.pop("starts_at")
        if starts_at is not None and starts_at is not UNSET:
            starts_at_type_0 = datetime.datetime.fromisoformat(starts_at)

            starts_at = starts_at_type_0

        status = check_seek_status(d.pop("status"))

        turn_limit_s = d.pop("turn_limit_s")

        model = cls(
            clock=clock,
            created_at=created_at,
            expires_at=expires_at,
            fill_with=fill_with,
            game=game,
            id=id,
            matching=matching,
            options=options,
            players=players,
            rated=rated,
            rating_max=rating_max,
            rating_min=rating_min,
            ruleset=ruleset,
            seats=seats,
            seats_min=seats_min,
            stand_in=stand_in,
            starts_at=starts_at,
            status=status,
            turn_limit_s=turn_limit_s,
        )
        model.additional_properties = d
        return model


from ..models.clock import Clock  # noqa: E402
from ..models.player_ref import PlayerRef  # noqa: E402
