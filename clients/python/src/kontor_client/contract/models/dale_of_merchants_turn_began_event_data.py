from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsTurnBeganEventData")


@_attrs_define
class DaleOfMerchantsTurnBeganEventData:
    """A turn began."""

    round_: int
    """ The round, from 1. """
    seat: int
    """ Whose. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        round_ = self.round_
        seat = self.seat
        json: dict[str, Any] = {
            **self.additional_properties,
            "round": round_,
            "seat": seat,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        round_ = d.pop("round")
        seat = d.pop("seat")
        model = cls(
            round_=round_,
            seat=seat,
        )
        model.additional_properties = d
        return model
