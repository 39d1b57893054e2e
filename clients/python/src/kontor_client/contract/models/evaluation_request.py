from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

from ..models.evaluator import check_evaluator
from ..models.evaluator import Evaluator

T = TypeVar("T", bound="EvaluationRequest")


@_attrs_define
class EvaluationRequest:
    """A decision to evaluate."""

    seat: int
    """ The seat that is asked there. The bot knows what this seat knew then, and nothing else. """
    at: int | None | Unset = UNSET
    """ A seq of the game: the position is that at the end of the commit that holds this event, as in `get_view`. The
    present one, if left out. """
    bot: Evaluator | Unset = UNSET
    """ A bot that evaluates actions; new ones may come. """
    invite: None | str | Unset = UNSET
    """ The invite to a private game. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        seat = self.seat
        at = self.at

        bot = UNSET
        if not isinstance(self.bot, Unset):
            bot = self.bot

        invite = self.invite

        json: dict[str, Any] = {
            "seat": seat,
        }
        if at is not UNSET:
            json["at"] = at
        if bot is not UNSET:
            json["bot"] = bot
        if invite is not UNSET:
            json["invite"] = invite
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        seat = d.pop("seat")
        at = d.pop("at", UNSET)

        _bot = d.pop("bot", UNSET)
        bot: Evaluator | Unset
        if isinstance(_bot, Unset):
            bot = UNSET
        else:
            bot = check_evaluator(_bot)

        invite = d.pop("invite", UNSET)

        model = cls(
            seat=seat,
            at=at,
            bot=bot,
            invite=invite,
        )
        return model
