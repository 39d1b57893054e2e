from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="TableAbortWantedEventData")


@_attrs_define
class TableAbortWantedEventData:
    """A player said whether the game is to end without a result. It ends when all players want it; bots agree."""

    seat: int
    """ Which seat. """
    wanted: bool
    """ Whether its player wants it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        seat = self.seat
        wanted = self.wanted
        json: dict[str, Any] = {
            **self.additional_properties,
            "seat": seat,
            "wanted": wanted,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        seat = d.pop("seat")
        wanted = d.pop("wanted")
        model = cls(
            seat=seat,
            wanted=wanted,
        )
        model.additional_properties = d
        return model
