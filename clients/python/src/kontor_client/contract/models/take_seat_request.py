from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

from ..models.bot import Bot
from ..models.bot import check_bot
from ..models.occupant import check_occupant
from ..models.occupant import Occupant

T = TypeVar("T", bound="TakeSeatRequest")


@_attrs_define
class TakeSeatRequest:
    """A seat to be taken."""

    occupant: Occupant
    """ Who is to sit there. """
    bot: Bot | None | Unset = UNSET
    invite: None | str | Unset = UNSET
    """ The invite to a private table. """
    nonce: None | str | Unset = UNSET
    """ The player's contribution to the luck of the game: a player who brings one knows that the server picked no seed it
    liked. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        occupant = self.occupant
        bot = self.bot
        if bot is not None and bot is not UNSET:
            bot_type_0 = bot
            bot = bot_type_0

        invite = self.invite

        nonce = self.nonce

        json: dict[str, Any] = {
            "occupant": occupant,
        }
        if bot is not UNSET:
            json["bot"] = bot
        if invite is not UNSET:
            json["invite"] = invite
        if nonce is not UNSET:
            json["nonce"] = nonce
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        occupant = check_occupant(d.pop("occupant"))

        bot = d.pop("bot", UNSET)
        if bot is not None and bot is not UNSET:
            bot_type_0 = check_bot(bot)

            bot = bot_type_0

        invite = d.pop("invite", UNSET)

        nonce = d.pop("nonce", UNSET)

        model = cls(
            occupant=occupant,
            bot=bot,
            invite=invite,
            nonce=nonce,
        )
        return model
