from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="HaendlerAcceptRequestAction")


@_attrs_define
class HaendlerAcceptRequestAction:
    """Accept a player's request."""

    seat: int
    """ Whose. """
    type_: Literal["haendler.accept_request"] = "haendler.accept_request"

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
        type_ = cast(Literal["haendler.accept_request"], d.pop("type"))
        if type_ != "haendler.accept_request":
            raise ValueError(f"type must match const 'haendler.accept_request', got '{type_}'")
        model = cls(
            seat=seat,
            type_=type_,
        )
        return model
