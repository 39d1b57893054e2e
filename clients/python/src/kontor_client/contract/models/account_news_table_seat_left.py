from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.seat_left_reason import check_seat_left_reason
from ..models.seat_left_reason import SeatLeftReason

T = TypeVar("T", bound="AccountNewsTableSeatLeft")


@_attrs_define
class AccountNewsTableSeatLeft:
    """A player has lost a seat; it may be the caller."""

    may_return: bool
    """ Whether the player may come back, by `return_to_seat`, as long as the game runs. """
    player: PlayerRef
    """ A player as others see one. """
    reason: SeatLeftReason
    """ How a player lost a seat. """
    seat: int
    """ The seat. """
    type_: Literal["table.seat_left"] = "table.seat_left"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        may_return = self.may_return
        player = self.player.to_dict()
        reason = self.reason
        seat = self.seat
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "may_return": may_return,
            "player": player,
            "reason": reason,
            "seat": seat,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        may_return = d.pop("may_return")
        player = PlayerRef.from_dict(d.pop("player"))

        reason = check_seat_left_reason(d.pop("reason"))

        seat = d.pop("seat")
        type_ = cast(Literal["table.seat_left"], d.pop("type"))
        if type_ != "table.seat_left":
            raise ValueError(f"type must match const 'table.seat_left', got '{type_}'")
        model = cls(
            may_return=may_return,
            player=player,
            reason=reason,
            seat=seat,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
