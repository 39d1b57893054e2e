from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields
from ..types import UNSET, Unset

from ..models.bot import Bot
from ..models.bot import check_bot

T = TypeVar("T", bound="CreateSeekRequest")


@_attrs_define
class CreateSeekRequest:
    """A seek to be made."""

    ruleset: str
    """ Id of the ruleset. """
    seats: int
    """ How many players are sought, with the caller: the game starts at once when they are there. """
    clock: Clock | None | Unset = UNSET
    fill_with: Bot | None | Unset = UNSET
    lifetime_s: int | None | Unset = UNSET
    """ For how many seconds it waits for players; an hour if left out. """
    options: Any | Unset = UNSET
    """ Options of the ruleset, as for a table. """
    rated: bool | Unset = False
    """ Whether the game is rated. """
    rating_max: int | None | Unset = UNSET
    """ The highest rating of others who may join. """
    rating_min: int | None | Unset = UNSET
    """ The lowest rating of others who may join, in points of the pool in which the game would count with all `seats`. """
    seats_min: int | None | Unset = UNSET
    """ With how many players the game starts after `wait_s`; `seats` if left out. """
    stand_in: Bot | Unset = UNSET
    """ A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it
    stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more
    than its seat. New ones may come. """
    turn_limit_s: int | None | Unset = UNSET
    """ How long a decision may be open, in seconds; as for a table. """
    wait_s: int | None | Unset = UNSET
    """ After how many seconds the game starts with fewer players than `seats`. Left out, it waits for all. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        ruleset = self.ruleset
        seats = self.seats
        clock = self.clock
        if clock is not None and clock is not UNSET:
            clock_type_0 = clock.to_dict()
            clock = clock_type_0

        fill_with = self.fill_with
        if fill_with is not None and fill_with is not UNSET:
            fill_with_type_0 = fill_with
            fill_with = fill_with_type_0

        lifetime_s = self.lifetime_s

        options = self.options
        rated = self.rated
        rating_max = self.rating_max

        rating_min = self.rating_min

        seats_min = self.seats_min

        stand_in = UNSET
        if not isinstance(self.stand_in, Unset):
            stand_in = self.stand_in

        turn_limit_s = self.turn_limit_s

        wait_s = self.wait_s

        json: dict[str, Any] = {
            "ruleset": ruleset,
            "seats": seats,
        }
        if clock is not UNSET:
            json["clock"] = clock
        if fill_with is not UNSET:
            json["fill_with"] = fill_with
        if lifetime_s is not UNSET:
            json["lifetime_s"] = lifetime_s
        if options is not UNSET:
            json["options"] = options
        if rated is not UNSET:
            json["rated"] = rated
        if rating_max is not UNSET:
            json["rating_max"] = rating_max
        if rating_min is not UNSET:
            json["rating_min"] = rating_min
        if seats_min is not UNSET:
            json["seats_min"] = seats_min
        if stand_in is not UNSET:
            json["stand_in"] = stand_in
        if turn_limit_s is not UNSET:
            json["turn_limit_s"] = turn_limit_s
        if wait_s is not UNSET:
            json["wait_s"] = wait_s
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        ruleset = d.pop("ruleset")
        seats = d.pop("seats")
        clock = d.pop("clock", UNSET)
        if clock is not None and clock is not UNSET:
            clock_type_0 = Clock.from_dict(clock)

            clock = clock_type_0

        fill_with = d.pop("fill_with", UNSET)
        if fill_with is not None and fill_with is not UNSET:
            fill_with_type_0 = check_bot(fill_with)

            fill_with = fill_with_type_0

        lifetime_s = d.pop("lifetime_s", UNSET)

        options = d.pop("options", UNSET)
        rated = d.pop("rated", UNSET)
        rating_max = d.pop("rating_max", UNSET)

        rating_min = d.pop("rating_min", UNSET)

        seats_min = d.pop("seats_min", UNSET)

        _stand_in = d.pop("stand_in", UNSET)
        stand_in: Bot | Unset
        if isinstance(_stand_in, Unset):
            stand_in = UNSET
        else:
            stand_in = check_bot(_stand_in)

        turn_limit_s = d.pop("turn_limit_s", UNSET)

        wait_s = d.pop("wait_s", UNSET)

        model = cls(
            ruleset=ruleset,
            seats=seats,
            clock=clock,
            fill_with=fill_with,
            lifetime_s=lifetime_s,
            options=options,
            rated=rated,
            rating_max=rating_max,
            rating_min=rating_min,
            seats_min=seats_min,
            stand_in=stand_in,
            turn_limit_s=turn_limit_s,
            wait_s=wait_s,
        )
        forget_unknown_fields(model)
        return model


from ..models.clock import Clock  # noqa: E402
