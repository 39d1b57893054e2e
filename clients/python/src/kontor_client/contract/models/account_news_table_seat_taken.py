from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="AccountNewsTableSeatTaken")


@_attrs_define
class AccountNewsTableSeatTaken:
    """A player has taken a seat; it may be the caller."""

    player: PlayerRef
    """ A player as others see one. """
    seat: int
    """ The seat. """
    type_: Literal["table.seat_taken"] = "table.seat_taken"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        player = self.player.to_dict()
        seat = self.seat
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "player": player,
            "seat": seat,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        player = PlayerRef.from_dict(d.pop("player"))

        seat = d.pop("seat")
        type_ = cast(Literal["table.seat_taken"], d.pop("type"))
        if type_ != "table.seat_taken":
            raise ValueError(f"type must match const 'table.seat_taken', got '{type_}'")
        model = cls(
            player=player,
            seat=seat,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
