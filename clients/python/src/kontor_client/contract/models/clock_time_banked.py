from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define


T = TypeVar("T", bound="ClockTimeBanked")


@_attrs_define
class ClockTimeBanked:
    """Each seat has an account of time, from which its decisions take."""

    increment_s: int
    """ What each answer adds to the account, in seconds. """
    max_s: int
    """ More than this an account never has, in seconds; at least `start_s`. """
    start_s: int
    """ What each seat has at the start, in seconds. """
    type_: Literal["banked"] = "banked"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        increment_s = self.increment_s
        max_s = self.max_s
        start_s = self.start_s
        type_ = self.type_
        json: dict[str, Any] = {
            "increment_s": increment_s,
            "max_s": max_s,
            "start_s": start_s,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        increment_s = d.pop("increment_s")
        max_s = d.pop("max_s")
        start_s = d.pop("start_s")
        type_ = cast(Literal["banked"], d.pop("type"))
        if type_ != "banked":
            raise ValueError(f"type must match const 'banked', got '{type_}'")
        model = cls(
            increment_s=increment_s,
            max_s=max_s,
            start_s=start_s,
            type_=type_,
        )
        return model
