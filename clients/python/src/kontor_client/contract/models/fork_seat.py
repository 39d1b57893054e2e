from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

from ..models.bot import Bot
from ..models.bot import check_bot
from ..models.occupant import check_occupant
from ..models.occupant import Occupant

T = TypeVar("T", bound="ForkSeat")


@_attrs_define
class ForkSeat:
    """A player or bot to sit at the table as it is made."""

    occupant: Occupant
    """ Who is to sit there. """
    seat: int
    """ Number of the seat, which keeps what was in its hands. """
    bot: Bot | None | Unset = UNSET
    nonce: None | str | Unset = UNSET
    """ The caller's contribution to the luck to come. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        occupant = self.occupant
        seat = self.seat
        bot = self.bot
        if bot is not None and bot is not UNSET:
            bot_type_0 = bot
            bot = bot_type_0

        nonce = self.nonce

        json: dict[str, Any] = {
            "occupant": occupant,
            "seat": seat,
        }
        if bot is not UNSET:
            json["bot"] = bot
        if nonce is not UNSET:
            json["nonce"] = nonce
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        occupant = check_occupant(d.pop("occupant"))

        seat = d.pop("seat")
        bot = d.pop("bot", UNSET)
        if bot is not None and bot is not UNSET:
            bot_type_0 = check_bot(bot)

            bot = bot_type_0

        nonce = d.pop("nonce", UNSET)

        model = cls(
            occupant=occupant,
            seat=seat,
            bot=bot,
            nonce=nonce,
        )
        return model
