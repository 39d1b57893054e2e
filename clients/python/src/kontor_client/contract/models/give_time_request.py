from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define


T = TypeVar("T", bound="GiveTimeRequest")


@_attrs_define
class GiveTimeRequest:
    """Time for another player."""

    seat: int
    """ The seat that gets it. """
    seconds: int
    """ How much, in seconds. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        seat = self.seat
        seconds = self.seconds
        json: dict[str, Any] = {
            "seat": seat,
            "seconds": seconds,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        seat = d.pop("seat")
        seconds = d.pop("seconds")
        model = cls(
            seat=seat,
            seconds=seconds,
        )
        return model
