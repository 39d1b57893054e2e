from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset


T = TypeVar("T", bound="InviteRequest")


@_attrs_define
class InviteRequest:
    """An invitation to be sent."""

    seat: int | None | Unset = UNSET
    """ The free seat that is kept for the player; any seat if it is left out or null. """

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        seat = self.seat

        json: dict[str, Any] = {}
        if seat is not UNSET:
            json["seat"] = seat
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        seat = d.pop("seat", UNSET)

        model = cls(
            seat=seat,
        )
        return model
