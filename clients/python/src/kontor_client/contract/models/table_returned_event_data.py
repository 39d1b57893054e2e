from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TableReturnedEventData")


@_attrs_define
class TableReturnedEventData:
    """A player whose time was up came back to the seat."""

    player: PlayerRef
    """ A player as others see one. """
    seat: int
    """ Which seat. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        player = self.player.to_dict()
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "player": player,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        player = PlayerRef.from_dict(d.pop("player"))

        seat = d.pop("seat")
        model = cls(
            player=player,
            seat=seat,
        )
        model.additional_properties = d
        return model


from ..models.player_ref import PlayerRef  # noqa: E402
