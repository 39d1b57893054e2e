from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="DaleOfMerchantsGoalDeckTop")


@_attrs_define
class DaleOfMerchantsGoalDeckTop:
    """The top of a deck."""

    seat: int
    """ Whose. """
    zone: Literal["deck_top"] = "deck_top"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        seat = self.seat
        zone = self.zone
        json: dict[str, Any] = {
            **self.additional_properties,
            "seat": seat,
            "zone": zone,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        seat = d.pop("seat")
        zone = cast(Literal["deck_top"], d.pop("zone"))
        if zone != "deck_top":
            raise ValueError(f"zone must match const 'deck_top', got '{zone}'")
        model = cls(
            seat=seat,
            zone=zone,
        )
        model.additional_properties = d
        return model
