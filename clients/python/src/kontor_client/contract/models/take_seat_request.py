from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.bot import Bot
from ..models.bot import check_bot
from ..models.occupant import check_occupant
from ..models.occupant import Occupant
from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="TakeSeatRequest")


@_attrs_define
class TakeSeatRequest:
    """A seat to be taken.

    Attributes:
        occupant (Occupant): Who is to sit there.
        bot (Bot | None | Unset):
        invite (None | str | Unset): The invite to a private table.
        nonce (None | str | Unset): The player's contribution to the luck of the game: whoever brings one knows that the
            server picked no seed it liked.
    """

    occupant: Occupant
    bot: Bot | None | Unset = UNSET
    invite: None | str | Unset = UNSET
    nonce: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        occupant: str = self.occupant

        bot: None | str | Unset
        if isinstance(self.bot, Unset):
            bot = UNSET
        elif isinstance(self.bot, str):
            bot = self.bot
        else:
            bot = self.bot

        invite: None | str | Unset
        if isinstance(self.invite, Unset):
            invite = UNSET
        else:
            invite = self.invite

        nonce: None | str | Unset
        if isinstance(self.nonce, Unset):
            nonce = UNSET
        else:
            nonce = self.nonce

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "occupant": occupant,
            }
        )
        if bot is not UNSET:
            field_dict["bot"] = bot
        if invite is not UNSET:
            field_dict["invite"] = invite
        if nonce is not UNSET:
            field_dict["nonce"] = nonce

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        occupant = check_occupant(d.pop("occupant"))

        def _parse_bot(data: object) -> Bot | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                bot_type_0 = check_bot(data)

                return bot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Bot | None | Unset, data)

        bot = _parse_bot(d.pop("bot", UNSET))

        def _parse_invite(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        invite = _parse_invite(d.pop("invite", UNSET))

        def _parse_nonce(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        nonce = _parse_nonce(d.pop("nonce", UNSET))

        take_seat_request = cls(
            occupant=occupant,
            bot=bot,
            invite=invite,
            nonce=nonce,
        )

        return take_seat_request
