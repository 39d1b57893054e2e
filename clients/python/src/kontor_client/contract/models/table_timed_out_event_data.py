from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.bot import Bot
from ..models.bot import check_bot

T = TypeVar("T", bound="TableTimedOutEventData")


@_attrs_define
class TableTimedOutEventData:
    """The time of a player is up; a bot plays on the seat until the player comes back."""

    player: PlayerRef
    """ A player as others see one. """
    seat: int
    """ Which seat. """
    stand_in: Bot
    """ A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it
    stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more
    than its seat. New ones may come. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        player = self.player.to_dict()
        seat = self.seat
        stand_in = self.stand_in
        json: dict[str, Any] = {
            **self.additional_properties,
            "player": player,
            "seat": seat,
            "stand_in": stand_in,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        player = PlayerRef.from_dict(d.pop("player"))

        seat = d.pop("seat")
        stand_in = check_bot(d.pop("stand_in"))

        model = cls(
            player=player,
            seat=seat,
            stand_in=stand_in,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
