from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerDeclineRequestAction")


@_attrs_define
class HaendlerDeclineRequestAction:
    """Decline a player's request."""

    seat: int
    """ Whose. """
    type_: Literal["haendler.decline_request"] = "haendler.decline_request"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        seat = self.seat
        type_ = self.type_
        json: dict[str, Any] = {
            "seat": seat,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        seat = d.pop("seat")
        type_ = cast(Literal["haendler.decline_request"], d.pop("type"))
        if type_ != "haendler.decline_request":
            raise ValueError(f"type must match const 'haendler.decline_request', got '{type_}'")
        model = cls(
            seat=seat,
            type_=type_,
        )
        return model
