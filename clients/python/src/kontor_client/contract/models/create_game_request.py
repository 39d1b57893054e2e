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

T = TypeVar("T", bound="CreateGameRequest")


@_attrs_define
class CreateGameRequest:
    """A table to be made."""

    ruleset: str
    """ Id of the ruleset. """
    seats: int
    """ How many seats, within the ruleset's `seats_min` and `seats_max`. """
    clock: Clock | None | Unset = UNSET
    nonce: None | str | Unset = UNSET
    """ The creator's contribution to the luck of the game: a player who brings one knows that the server picked no seed it
    liked. """
    options: Any | Unset = UNSET
    """ Options of the ruleset, as its `options_schema` describes them; those left out take their defaults. """
    rated: bool | Unset = False
    """ Whether the result changes the ratings of the players. A rated table is public, has a `turn_limit_s` or a `clock`
    and is no sandbox; users alone sit there, or bots alone where a bot account made it. """
    sandbox: None | SandboxRequest | Unset = UNSET
    sit: bool | Unset = True
    """ Whether the creator takes seat 0; true by default. """
    stand_in: Bot | Unset = UNSET
    """ A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it
    stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more
    than its seat. New ones may come. """
    turn_limit_s: int | None | Unset = UNSET
    """ How long a decision may be open, in seconds, before its seat is handed to the `stand_in`; no limit if left out. """
    visibility: None | Unset | Visibility = UNSET

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        ruleset = self.ruleset
        seats = self.seats
        clock = self.clock
        if clock is not None and clock is not UNSET:
            clock_type_0 = clock.to_dict()
            clock = clock_type_0

        nonce = self.nonce

        options = self.options
        rated = self.rated
        sandbox = self.sandbox
        if sandbox is not None and sandbox is not UNSET:
            sandbox_type_0 = sandbox.to_dict()
            sandbox = sandbox_type_0

        sit = self.sit
        stand_in = UNSET
        if not isinstance(self.stand_in, Unset):
            stand_in = self.stand_in

        turn_limit_s = self.turn_limit_s

        visibility = self.visibility
        if visibility is not None and visibility is not UNSET:
            visibility_type_0 = visibility
            visibility = visibility_type_0

        json: dict[str, Any] = {
            "ruleset": ruleset,
            "seats": seats,
        }
        if clock is not UNSET:
            json["clock"] = clock
        if nonce is not UNSET:
            json["nonce"] = nonce
        if options is not UNSET:
            json["options"] = options
        if rated is not UNSET:
            json["rated"] = rated
        if sandbox is not UNSET:
            json["sandbox"] = sandbox
        if sit is not UNSET:
            json["sit"] = sit
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
        ruleset = d.pop("ruleset")
        seats = d.pop("seats")
        clock = d.pop("clock", UNSET)
        if clock is not None and clock is not UNSET:
            clock_type_0 = Clock.from_dict(clock)

            clock = clock_type_0

        nonce = d.pop("nonce", UNSET)

        options = d.pop("options", UNSET)
        rated = d.pop("rated", UNSET)
        sandbox = d.pop("sandbox", UNSET)
        if sandbox is not None and sandbox is not UNSET:
            sandbox_type_0 = SandboxRequest.from_dict(sandbox)

            sandbox = sandbox_type_0

        sit = d.pop("sit", UNSET)
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
            ruleset=ruleset,
            seats=seats,
            clock=clock,
            nonce=nonce,
            options=options,
            rated=rated,
            sandbox=sandbox,
            sit=sit,
            stand_in=stand_in,
            turn_limit_s=turn_limit_s,
            visibility=visibility,
        )
        forget_unknown_fields(model)
        return model


from ..models.clock import Clock  # noqa: E402
from ..models.sandbox_request import SandboxRequest  # noqa: E402
