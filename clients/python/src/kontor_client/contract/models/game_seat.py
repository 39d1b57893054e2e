from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET

from ..models.bot import Bot
from ..models.bot import check_bot

T = TypeVar("T", bound="GameSeat")


@_attrs_define
class GameSeat:
    """One seat of a table."""

    abort_wanted: bool
    """ Whether the player wants the game to end without a result. """
    bot: Bot | None
    clock: None | SeatClock
    may_return: bool
    """ Whether that player may come back, by `return_to_seat`; false once the game is over. """
    pause_wanted: bool
    """ Whether the player wants the clocks to stand. """
    place: int | None
    """ The place of the seat as it counts, once the game is over; null before, and if the game was aborted. Those who left,
    and those who have lost by time, share the last place, and what their stand-ins reached does not count; a team
    stands where it ended, unless all its players have left. The places in `outcome` are those by the rules of the game,
    without regard to who played. """
    player: None | PlayerRef
    resigned: None | PlayerRef
    seat: int
    """ Number of the seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        abort_wanted = self.abort_wanted
        bot = self.bot
        if bot is not None and bot is not UNSET:
            bot_type_0 = bot
            bot = bot_type_0

        clock = self.clock
        if clock is not None and clock is not UNSET:
            clock_type_0 = clock.to_dict()
            clock = clock_type_0

        may_return = self.may_return
        pause_wanted = self.pause_wanted
        place = self.place

        player = self.player
        if player is not None and player is not UNSET:
            player_type_0 = player.to_dict()
            player = player_type_0

        resigned = self.resigned
        if resigned is not None and resigned is not UNSET:
            resigned_type_0 = resigned.to_dict()
            resigned = resigned_type_0

        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "abort_wanted": abort_wanted,
            "bot": bot,
            "clock": clock,
            "may_return": may_return,
            "pause_wanted": pause_wanted,
            "place": place,
            "player": player,
            "resigned": resigned,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        abort_wanted = d.pop("abort_wanted")
        bot = d.pop("bot")
        if bot is not None and bot is not UNSET:
            bot_type_0 = check_bot(bot)

            bot = bot_type_0

        clock = d.pop("clock")
        if clock is not None and clock is not UNSET:
            clock_type_0 = SeatClock.from_dict(clock)

            clock = clock_type_0

        may_return = d.pop("may_return")
        pause_wanted = d.pop("pause_wanted")
        place = d.pop("place")

        player = d.pop("player")
        if player is not None and player is not UNSET:
            player_type_0 = PlayerRef.from_dict(player)

            player = player_type_0

        resigned = d.pop("resigned")
        if resigned is not None and resigned is not UNSET:
            resigned_type_0 = PlayerRef.from_dict(resigned)

            resigned = resigned_type_0

        seat = d.pop("seat")
        model = cls(
            abort_wanted=abort_wanted,
            bot=bot,
            clock=clock,
            may_return=may_return,
            pause_wanted=pause_wanted,
            place=place,
            player=player,
            resigned=resigned,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
from ..models.seat_clock import SeatClock  # noqa: E402
