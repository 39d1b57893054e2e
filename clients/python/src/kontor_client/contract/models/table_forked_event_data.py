from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.bot import Bot
from ..models.bot import check_bot
from ..models.visibility import check_visibility
from ..models.visibility import Visibility

T = TypeVar("T", bound="TableForkedEventData")


@_attrs_define
class TableForkedEventData:
    """A table was made of the position that another game had reached. Everybody who sat there has left it; from here on
    the luck is new."""

    commitment: str
    """ SHA-256 commitment to the secret seed of the luck to come, 64 hexadecimal digits. """
    game: str
    """ Id of the game whose commits stand before this one. """
    owner: PlayerRef
    """ A player as others see one. """
    sandbox: bool
    """ Whether the luck is known from the beginning to those who sit there. """
    seq: int
    """ Seq of its last event that was taken over. """
    stand_in: Bot
    """ A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it
    stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more
    than its seat. New ones may come. """
    turn_limit_s: int | None
    """ Seconds that a decision may be open before the seat is handed over; null where there is no such limit. """
    visibility: Visibility
    """ Who can find a table. """
    clock: Clock | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        commitment = self.commitment
        game = self.game
        owner = self.owner.to_dict()
        sandbox = self.sandbox
        seq = self.seq
        stand_in = self.stand_in
        turn_limit_s = self.turn_limit_s

        visibility = self.visibility
        clock = self.clock
        if clock is not None and clock is not UNSET:
            clock_type_0 = clock.to_dict()
            clock = clock_type_0

        json: dict[str, Any] = {
            **self.additional_properties,
            "commitment": commitment,
            "game": game,
            "owner": owner,
            "sandbox": sandbox,
            "seq": seq,
            "stand_in": stand_in,
            "turn_limit_s": turn_limit_s,
            "visibility": visibility,
        }
        if clock is not UNSET:
            json["clock"] = clock
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        commitment = d.pop("commitment")
        game = d.pop("game")
        owner = PlayerRef.from_dict(d.pop("owner"))

        sandbox = d.pop("sandbox")
        seq = d.pop("seq")
        stand_in = check_bot(d.pop("stand_in"))

        turn_limit_s = d.pop("turn_limit_s")

        visibility = check_visibility(d.pop("visibility"))

        clock = d.pop("clock", UNSET)
        if clock is not None and clock is not UNSET:
            clock_type_0 = Clock.from_dict(clock)

            clock = clock_type_0

        model = cls(
            commitment=commitment,
            game=game,
            owner=owner,
            sandbox=sandbox,
            seq=seq,
            stand_in=stand_in,
            turn_limit_s=turn_limit_s,
            visibility=visibility,
            clock=clock,
        )
        model.additional_properties = d
        return model


from ..models.clock import Clock  # noqa: E402
from ..models.player_ref import PlayerRef  # noqa: E402
