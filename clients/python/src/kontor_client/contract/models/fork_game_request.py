from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields
from ..types import UNSET, Unset

from ..models.bot import Bot
from ..models.bot import check_bot
from ..models.visibility import check_visibility
from ..models.visibility import Visibility

T = TypeVar("T", bound="ForkGameRequest")


@_attrs_define
class ForkGameRequest:
    """A table to be made of a position."""

    at: int
    """ A seq of the game that it comes from, from the start on and before the end. The position is that at the end of the
    commit that holds this event, as in `get_view`. """
    clock: Clock | None | Unset = UNSET
    invite: None | str | Unset = UNSET
    """ The invite to a private game. """
    sandbox: None | SandboxRequest | Unset = UNSET
    seats: list[ForkSeat] | Unset = UNSET
    """ Who sits where at once; seats that are left out are free, and taken as at any table. """
    stand_in: Bot | Unset = UNSET
    """ A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it
    stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more
    than its seat. New ones may come. """
    turn_limit_s: int | None | Unset = UNSET
    """ How long a decision may be open, in seconds, before its seat is handed to the `stand_in`; no limit if left out. """
    visibility: None | Unset | Visibility = UNSET

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        at = self.at
        clock = self.clock
        if clock is not None and clock is not UNSET:
            clock_type_0 = clock.to_dict()
            clock = clock_type_0

        invite = self.invite

        sandbox = self.sandbox
        if sandbox is not None and sandbox is not UNSET:
            sandbox_type_0 = sandbox.to_dict()
            sandbox = sandbox_type_0

        seats = UNSET
        if not isinstance(self.seats, Unset):
            seats = []
            for seats_item_data in self.seats:
                seats_item = seats_item_data.to_dict()
                seats.append(seats_item)

        stand_in = UNSET
        if not isinstance(self.stand_in, Unset):
            stand_in = self.stand_in

        turn_limit_s = self.turn_limit_s

        visibility = self.visibility
        if visibility is not None and visibility is not UNSET:
            visibility_type_0 = visibility
            visibility = visibility_type_0

        json: dict[str, Any] = {
            "at": at,
        }
        if clock is not UNSET:
            json["clock"] = clock
        if invite is not UNSET:
            json["invite"] = invite
        if sandbox is not UNSET:
            json["sandbox"] = sandbox
        if seats is not UNSET:
            json["seats"] = seats
        if stand_in is not UNSET:
            json["stand_in"] = stand_in
        if turn_limit_s is not UNSET:
            json["turn_limit_s"] = turn_limit_s
        if visibility is not UNSET:
            json["visibility"] = visibility
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        at = d.pop("at")
        clock = d.pop("clock", UNSET)
        if clock is not None and clock is not UNSET:
            clock_type_0 = Clock.from_dict(clock)

            clock = clock_type_0

        invite = d.pop("invite", UNSET)

        sandbox = d.pop("sandbox", UNSET)
        if sandbox is not None and sandbox is not UNSET:
            sandbox_type_0 = SandboxRequest.from_dict(sandbox)

            sandbox = sandbox_type_0

        _seats = d.pop("seats", UNSET)
        seats: list[ForkSeat] | Unset = UNSET
        if _seats is not UNSET:
            seats = []
            for seats_item_data in _seats:
                seats_item = ForkSeat.from_dict(seats_item_data)

                seats.append(seats_item)

        _stand_in = d.pop("stand_in", UNSET)
        stand_in: Bot | Unset
        if isinstance(_stand_in, Unset):
            stand_in = UNSET
        else:
            stand_in = check_bot(_stand_in)

        turn_limit_s = d.pop("turn_limit_s", UNSET)

        visibility = d.pop("visibility", UNSET)
        if visibility is not None and visibility is not UNSET:
            visibility_type_0 = check_visibility(visibility)

            visibility = visibility_type_0

        model = cls(
            at=at,
            clock=clock,
            invite=invite,
            sandbox=sandbox,
            seats=seats,
            stand_in=stand_in,
            turn_limit_s=turn_limit_s,
            visibility=visibility,
        )
        forget_unknown_fields(model)
        return model


from ..models.clock import Clock  # noqa: E402
from ..models.fork_seat import ForkSeat  # noqa: E402
from ..models.sandbox_request import SandboxRequest  # noqa: E402
