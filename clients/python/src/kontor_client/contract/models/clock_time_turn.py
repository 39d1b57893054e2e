from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="ClockTimeTurn")


@_attrs_define
class ClockTimeTurn:
    """Each turn has the same time for all its decisions, and what is left of it is lost. The turn of a seat is over when
    the game asks another seat."""

    limit_s: int
    """ The time for a turn, in seconds. """
    type_: Literal["turn"] = "turn"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        limit_s = self.limit_s
        type_ = self.type_
        json: dict[str, Any] = {
            "limit_s": limit_s,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        limit_s = d.pop("limit_s")
        type_ = cast(Literal["turn"], d.pop("type"))
        if type_ != "turn":
            raise ValueError(f"type must match const 'turn', got '{type_}'")
        model = cls(
            limit_s=limit_s,
            type_=type_,
        )
        return model
