from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="HaendlerStepPurchasing")


@_attrs_define
class HaendlerStepPurchasing:
    """Phase 1: a player purchases goods."""

    lap: int
    """ The lap; there are two in the first round. """
    seat: int
    """ Who. """
    type_: Literal["purchasing"] = "purchasing"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        lap = self.lap
        seat = self.seat
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "lap": lap,
            "seat": seat,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        lap = d.pop("lap")
        seat = d.pop("seat")
        type_ = cast(Literal["purchasing"], d.pop("type"))
        if type_ != "purchasing":
            raise ValueError(f"type must match const 'purchasing', got '{type_}'")
        model = cls(
            lap=lap,
            seat=seat,
            type_=type_,
        )
        model.additional_properties = d
        return model
