from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields
from ..types import UNSET, Unset


T = TypeVar("T", bound="FindMatchRequest")


@_attrs_define
class FindMatchRequest:
    """What a player asks for who wants to be put together with others."""

    ruleset: str
    """ Id of the ruleset. """
    seats: int
    """ How many players the game has, with the caller. """
    clock: Clock | None | Unset = UNSET
    options: Any | Unset = UNSET
    """ Options of the ruleset, as for a table. """
    rated: bool | Unset = False
    """ Whether the game is rated. """
    turn_limit_s: int | None | Unset = UNSET
    """ How long a decision may be open, in seconds; as for a table. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        ruleset = self.ruleset
        seats = self.seats
        clock = self.clock
        if clock is not None and clock is not UNSET:
            clock_type_0 = clock.to_dict()
            clock = clock_type_0

        options = self.options
        rated = self.rated
        turn_limit_s = self.turn_limit_s

        json: dict[str, Any] = {
            "ruleset": ruleset,
            "seats": seats,
        }
        if clock is not UNSET:
            json["clock"] = clock
        if options is not UNSET:
            json["options"] = options
        if rated is not UNSET:
            json["rated"] = rated
        if turn_limit_s is not UNSET:
            json["turn_limit_s"] = turn_limit_s
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

        options = d.pop("options", UNSET)
        rated = d.pop("rated", UNSET)
        turn_limit_s = d.pop("turn_limit_s", UNSET)

        model = cls(
            ruleset=ruleset,
            seats=seats,
            clock=clock,
            options=options,
            rated=rated,
            turn_limit_s=turn_limit_s,
        )
        forget_unknown_fields(model)
        return model


from ..models.clock import Clock  # noqa: E402
